// The message files of English for what comes later.
import embed from "./embed.ftl";
import fresh from "./new.ftl";
import options from "./options.ftl";
import reading from "./reading.ftl";
import reasons from "./reasons.ftl";
import settings from "./settings.ftl";

export default [embed, fresh, options, reading, reasons, settings];
