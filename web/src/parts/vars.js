// CSS custom properties on an element. A style attribute would be refused by the page's policy; this sets them one by one.
import { Directive, directive } from "lit/directive.js";
import { nothing } from "lit";

class Vars extends Directive {
  /** @param {Record<string, string>} _values */
  render(_values) { return nothing; }

  /** @override @param {any} part @param {[Record<string, string>]} values */
  update(part, [values]) {
    for (const [name, value] of Object.entries(values)) part.element.style.setProperty(name, value);
    return nothing;
  }
}

export const vars = directive(Vars);
