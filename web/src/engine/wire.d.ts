// Written by py_engine/melds/wire/declarations.py from the messages beside it. Do not edit by hand.

/** What would be left if a card were discarded, and what that allows. */
export interface AfterMessage {
  card: string;
  points: number;
  knock: boolean;
  gin: boolean;
}

export type AnyReply = HelloReply | ViewReply | SinceReply | SeatingReply | RefusedReply | UnreadableReply | StaleReply | CrashedReply | CanastaPreview | GinPreview | WaysReply | ArrangementsReply | WhyReply | HintReply | ExplainedReply | MenuReply | RecordReply | RulebookReply | JudgedReply | DigestReply | HouseReply | PositionReply | LeftReply | TurnReply | ThoughtReply | StoppedReply;

/** A hand arranged in one way; `act` is the knock that lays it down so, if the seat is to play. */
export interface ArrangementMessage {
  melds: GinMeld[];
  deadwood: string[];
  points: number;
  act: string | null;
}

/** Every best arrangement of the hand, without `card` where one was named. */
export interface ArrangementsReply {
  v: number;
  id: number;
  rev: number;
  kind: "arrangements";
  card: string | null;
  list: ArrangementMessage[];
}
export interface CanastaCan {
  draw: boolean;
  take: boolean;
  meld: boolean;
  discard: boolean;
  ask: boolean;
  pass: boolean;
  red3: boolean;
  fallShort: boolean;
  undo: boolean;
}

/** How a deal ended; `winner` is a place among the sides, once the match is over.

    `levelRule` is the rule by which another deal is played although the highest totals would win, as they are equal,
    and null where they are not; `needsRule` the one that says what is needed to open. */
export interface CanastaEnded {
  reason: "out" | "stock" | "red3";
  out: string | null;
  concealed: boolean;
  sheets: SheetMessage[];
  hands: Record<string, string[]>;
  winner: number | null;
  margin: number | null;
  levelRule: string | null;
  needsRule: string;
  over: boolean;
}
export interface CanastaEvent {
  kind: string;
  seat?: string;
  card?: string;
  from?: "hand" | "stock" | "pile";
  replacement?: string | null;
  dealer?: string;
  turned?: string[];
  top?: string;
  groups?: GroupMessage[];
  count?: number;
  cards?: string[];
  rank?: string;
  canasta?: "natural" | "mixed" | "wild";
  freezes?: boolean;
  blocks?: boolean;
  has?: number;
  needs?: number;
  yes?: boolean;
  points?: number;
  concealed?: boolean;
  reason?: string;
  totals?: number[];
  side?: number;
  margin?: number;
}

/** A line of a score sheet, with its rule. */
export interface CanastaLine {
  id: string;
  count: number;
  points: number;
  rule: string;
}

/** A meld on the table; `short` cards are lacking to a canasta, and one that is `closed` takes no more. */
export interface CanastaMeld {
  rank: string;
  cards: string[];
  wilds: number;
  kind: "natural" | "mixed" | "wild" | null;
  short: number;
  closed: boolean;
  points: number;
  bonus: number;
}

/** The pile as the seat may use it; `cards` only while the rules let it be looked through.

    It is `closed` to a side that may not take it before it has opened. `frozenBy` is the card that freezes it, null
    where none has: then it is frozen for a side that has not opened, or, if `alwaysFrozen`, for everybody. */
export interface CanastaPile {
  count: number;
  top: string | null;
  cards: string[] | null;
  state: "open" | "frozen" | "closed" | "blocked" | "empty";
  frozenBy: string | null;
  alwaysFrozen: boolean;
}

/** An act judged without being played; `short` where it is allowed only as an accident. */
export interface CanastaPreview {
  v: number;
  id: number;
  rev: number;
  kind: "preview";
  legal: boolean;
  short: ShortMessage | null;
  refusals: RefusalMessage[];
  groups: JudgedGroup[];
  points: number;
  needs: number | null;
  gain: number;
  goesOut: boolean;
}

/** A table of Canasta as one seat may see it, with all that the page draws.

    `partner` is the seat that is asked before going out, null where nobody shares a side. `owed` red threes have to
    be tabled before this turn can end. */
export interface CanastaView {
  rules: RulesMessage;
  deal: number;
  target: number;
  seat: string;
  turn: string;
  toAct: string | null;
  seats: SeatMessage[];
  hand: string[];
  arranged: OrdersMessage;
  stock: number;
  drew: string | null;
  game: "canasta";
  step: "deal" | "draw" | "play" | "answer" | "over";
  sides: SideMessage[];
  draws: number;
  pile: CanastaPile;
  can: CanastaCan;
  good: "draw" | "take" | "meld" | "discard" | "answer" | "pass" | "red3" | null;
  partner: string | null;
  owed: number;
  canastasToGoOut: number;
  wildMelds: boolean;
  asked: "?" | "yes" | "no" | null;
  mustGoOut: boolean;
  worthAsking: boolean;
  answerRule: string;
  inVain: number | null;
  took: boolean;
  exposed: Record<string, string[]>;
  taken: string[];
  past: number[][];
  ended: CanastaEnded | null;
}

/** A chapter of the rulebook. */
export interface ChapterMessage {
  id: string;
  title: string;
  rules: RuleMessage[];
}

/** A bug; nothing has changed. */
export interface CrashedReply {
  v: number;
  id: number;
  rev: number;
  kind: "crashed";
  text: string;
}

/** The hand of who did not knock, against the knock: `difference` is its points less the knocker's. */
export interface DefenceMessage {
  best: HandMessage;
  undercut: boolean;
  difference: number;
}

/** What a deal among computer players comes to; `trail` has the digest's beginning after each act. */
export interface DigestReply {
  v: number;
  id: number;
  rev: number;
  kind: "digest";
  digest: string;
  acts: number;
  trail: string[];
}

/** A player in the draw for partners, of which kind: the standing card, or why to lift again. */
export interface DrawnMessage {
  name: string;
  player: string;
  card: string | null;
  again: RefusalMessage | null;
}

export type EventMessage = CanastaEvent | GinEvent;

/** An act of a computer player in the deal that has ended, and why it was chosen. */
export interface ExplainedAct {
  turn: number;
  seat: string;
  act: string;
  reasons: ReasonMessage[];
}

/** Why the computer players acted as they did in the deal that has just ended. */
export interface ExplainedReply {
  v: number;
  id: number;
  rev: number;
  kind: "explained";
  acts: ExplainedAct[];
}

/** A card of the hand that can be laid off, and the place of the meld it fits. */
export interface FitMessage {
  card: string;
  meld: number;
}

/** A game on the score pad as it stands: points and deals won, and whether it is over.

    `boxes` are the points for deals won, written at once where boxes run, else when the game is over;
    `reached` is what counts towards the target. */
export interface GameColumn {
  points: number[];
  won: number[];
  boxes: number[];
  reached: number[];
  over: boolean;
}
export interface GinCan {
  draw: boolean;
  take: boolean;
  pass: boolean;
  discard: boolean;
  knock: boolean;
  gin: boolean;
  bigGin: boolean;
  layoff: boolean;
  done: boolean;
  undo: boolean;
}

/** How a deal ended, and the rule by which it did; `scores` and `won` are those after it, `hands` by seat.

    `void` says what ran out in a void deal, the stock or the turns, and `againRule` by which rule the same seat
    deals again; both are null in any other. */
export interface GinEnded {
  winner: string | null;
  points: number;
  kind: "knock" | "gin" | "biggin" | "undercut" | "void";
  games: number[];
  rule: string;
  void: "stock" | "turns" | null;
  againRule: string | null;
  lines: GinLine[];
  knocker: string | null;
  hands: Record<string, ShownHand>;
  scores: number[];
  won: number[];
  over: boolean;
  settlement: SettlementMessage | null;
}

/** What happened at a table of Gin Rummy, as the seat may see it. Which fields there are depends on `kind`.

    `how` tells of a knock as what it was said, and of the end of a deal what it came to (`reason` repeats
    that). When a match is won, `winners` has the winner of each game and `payee` who is paid in the end,
    which `side` tells by number; that need not be the same seat. */
export interface GinEvent {
  kind: "dealt" | "turn" | "passed" | "drew" | "took" | "discarded" | "knocked" | "laid" | "done" | "ended" | "won";
  seat?: string;
  card?: string | null;
  dealer?: string;
  turned?: string;
  how?: "knock" | "gin" | "biggin" | "undercut" | "void";
  melds?: string[][];
  deadwood?: string[];
  onto?: string[];
  reason?: "knock" | "gin" | "biggin" | "undercut" | "void";
  winner?: string | null;
  points?: number;
  totals?: number[];
  winners?: string[];
  payee?: string | null;
  side?: number | null;
  margin?: number;
}

/** A line of the score of a deal, with its rule. */
export interface GinLine {
  id: string;
  count: number;
  points: number;
  rule: string;
}

/** A set or a run, and which of its cards were laid off onto it. */
export interface GinMeld {
  kind: "set" | "run";
  cards: string[];
  points: number;
  laid: string[];
}

/** An act judged without being played: what would be left of the hand, against the knock limit.

    `gain` is how much deadwood the act saves: taking and discarding, or laying off; null where that is unknown. */
export interface GinPreview {
  v: number;
  id: number;
  rev: number;
  kind: "preview";
  legal: boolean;
  refusals: RefusalMessage[];
  arrangement: HandMessage | null;
  points: number | null;
  limit: number;
  gain: number | null;
}

/** A table of Gin Rummy as one seat may see it, with all that the page draws.

    `taken` is the card that may not be discarded now, by `takenRule`; `after` tells for each other card what would
    be left. `ginRule` is the rule that says what gin is.
    `voids` is the rule by which a discard now makes the deal void, null where it goes on.
    `known` are cards that everybody saw going into the other hand, `discards` what each seat threw, in order.
    `doubles` tells that the upcard makes the deal count double. */
export interface GinView {
  rules: RulesMessage;
  deal: number;
  target: number;
  seat: string;
  turn: string;
  toAct: string | null;
  seats: SeatMessage[];
  hand: string[];
  arranged: OrdersMessage;
  stock: number;
  drew: string | null;
  game: "gin";
  step: "deal" | "upcard" | "draw" | "play" | "layoff" | "over";
  scores: number[];
  won: number[];
  games: GameColumn[];
  best: HandMessage;
  after: AfterMessage[];
  ginRule: string;
  limit: number;
  upcard: string | null;
  doubles: boolean;
  taken: string | null;
  takenRule: string | null;
  voids: string | null;
  pile: PileMessage;
  can: GinCan;
  good: "draw" | "take" | "pass" | "discard" | "knock" | "gin" | "layoff" | "done" | null;
  fresh: string[];
  known: string[];
  discards: Record<string, string[]>;
  knock: KnockMessage | null;
  past: ResultMessage[];
  ended: GinEnded | null;
}

/** Cards that go to the meld of a rank; `count` cards lie there afterwards. */
export interface GroupMessage {
  rank: string;
  cards: string[];
  count: number;
  becomes: "natural" | "mixed" | "wild" | null;
}

/** A hand arranged: its melds, the cards left over, and their points. */
export interface HandMessage {
  melds: GinMeld[];
  deadwood: string[];
  points: number;
}

/** What the engine is and offers: rule sets and players of all games, or of the one that was asked about. */
export interface HelloReply {
  v: number;
  id: number;
  rev: number;
  kind: "hello";
  engine: string;
  games: string[];
  rulesets: RuleSetMessage[];
  options: Record<string, OptionMessage[]>;
  players: Record<string, string[]>;
}

/** What the club player would do, and why. */
export interface HintReply {
  v: number;
  id: number;
  rev: number;
  kind: "hint";
  act: string;
  reasons: ReasonMessage[];
}

/** House rules that were read: what they have otherwise than the named rule set, and their text to be kept. */
export interface HouseReply {
  v: number;
  id: number;
  rev: number;
  kind: "house";
  name: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  text: string;
}

/** A group of an act that is judged before it is played, with its points and its faults. */
export interface JudgedGroup {
  rank: string;
  cards: string[];
  count: number;
  becomes: "natural" | "mixed" | "wild" | null;
  points: number;
  gain: number;
  refusals: RefusalMessage[];
}

/** The verdict on a position. */
export interface JudgedReply {
  v: number;
  id: number;
  rev: number;
  kind: "judged";
  legal?: boolean;
  after?: Record<string, unknown>;
  rule?: string;
  facts?: Record<string, number | string | boolean>;
  why?: string;
  all?: RefusalMessage[];
  menu?: string[];
}

/** A knock on the table, with the cards laid off onto it.

    `card` is the one put face down: null while it is hidden, and with big gin. `defence` is there for who
    lays off, and for everybody once the deal has ended; `fits` and `bestLayoffs` only for who lays off. */
export interface KnockMessage {
  seat: string;
  kind: "knock" | "gin" | "biggin";
  card: string | null;
  melds: GinMeld[];
  deadwood: string[];
  points: number;
  defence: DefenceMessage | null;
  fits: FitMessage[];
  bestLayoffs: string[];
}

/** The desk is bare. */
export interface LeftReply {
  v: number;
  id: number;
  rev: number;
  kind: "left";
}

/** A line of a score sheet. */
export interface LineMessage {
  id: string;
  count: number;
  points: number;
}

/** A choice of legal acts. */
export interface MenuReply {
  v: number;
  id: number;
  rev: number;
  kind: "menu";
  acts: string[];
}

/** An option of the rule sets of a game: the rule it belongs to, the values it may have, and the plain set's.

    A choice lists its values; numbers have bounds, and so has each number of a list (`3,3,3,2`) and
    each that a step gives (`0:50,1500:90`). House rules may have what is offered otherwise. */
export interface OptionMessage {
  name: string;
  rule: string;
  kind: "choice" | "number" | "list" | "steps";
  values: string[];
  low: number | null;
  high: number | null;
  default: string;
  offered: boolean;
}

/** The hand in three orders. */
export interface OrdersMessage {
  rank: string[];
  suit: string[];
  melds: string[];
}

/** The pile; `cards` only while the rules let it be looked through. */
export interface PileMessage {
  count: number;
  top: string | null;
  cards: string[] | null;
}

/** Where something could not be read; `others` are fields it lies in as much, as they do not go together. */
export interface PlaceMessage {
  line: number | null;
  column: number | null;
  field: string | null;
  others: string[];
}

/** A player to be: a name, and `person` or the name of a computer player. */
export interface PlayerRequest {
  name: string;
  player: string;
}

/** The position on the table, in notation, as the seat that looks on may see it. */
export interface PositionReply {
  v: number;
  id: number;
  rev: number;
  kind: "position";
  position: Record<string, unknown>;
}

export type PreviewReply = CanastaPreview | GinPreview;

/** Why a player acts: the page has a message `reason-<id>`. */
export interface ReasonMessage {
  id: string;
  facts: Record<string, number | string | boolean>;
}
export interface RecordMessage {
  from: number;
  lines: string[];
}

/** The record so far. */
export interface RecordReply {
  v: number;
  id: number;
  rev: number;
  kind: "record";
  text: string;
}

/** A rule that forbids an act: its id, title, the sentence with the figures, and its clauses as people read them. */
export interface RefusalMessage {
  rule: string;
  title: string;
  text: string;
  facts: Record<string, number | string | boolean>;
  clauses: string[];
}

/** Rules forbid the act; nothing has changed. */
export interface RefusedReply {
  v: number;
  id: number;
  rev: number;
  kind: "refused";
  refusals: RefusalMessage[];
}

/** What every answer has. */
export interface Reply {
  v: number;
  id: number;
  rev: number;
}

/** What the page asks. Which fields there are depends on `op`.

    `table` names one of several tables that share an engine, each with a revision of its own. */
export interface Request {
  v: number;
  id: number;
  rev?: number | null;
  op: "hello" | "new" | "lift" | "seat" | "deal" | "act" | "go" | "undo" | "look" | "since" | "open" | "preview" | "ways" | "arrange" | "why" | "hint" | "explain" | "menu" | "record" | "rulebook" | "judge" | "digest" | "house" | "position" | "leave" | "turn" | "think" | "stop";
  seat?: string;
  act?: string;
  card?: string;
  game?: string;
  rules?: string;
  options?: Record<string, number | string | boolean>;
  players?: PlayerRequest[] | string[];
  seed?: string | null;
  draw?: boolean;
  places?: number[];
  record?: string;
  lang?: string;
  position?: Record<string, unknown>;
  question?: string;
  player?: string;
  chance?: string | null;
  deal?: number;
  text?: string;
  table?: string;
}

/** What came of a deal, and the numbers of the games it counts in; nobody wins a void one, and it counts in none. */
export interface ResultMessage {
  winner: string | null;
  points: number;
  kind: "knock" | "gin" | "biggin" | "undercut" | "void";
  games: number[];
}

/** A rule as the rules page shows it, with its clauses as people read them. */
export interface RuleMessage {
  id: string;
  title: string;
  text: string;
  refusal: string | null;
  clauses: string[];
  enforced: boolean;
}

/** A rule set that can be played, by how many, and the options it has otherwise than the plain one.

    `seating` is the side of each seat in turn order; `partnerDraw` says whether partners may be drawn for;
    `idle` names the options that change nothing at a table of this size. */
export interface RuleSetMessage {
  game: string;
  name: string;
  seats: number;
  sides: number;
  seating: number[];
  partnerDraw: boolean;
  differs: Record<string, string>;
  idle: string[];
}

/** The rulebook in one language. */
export interface RulebookReply {
  v: number;
  id: number;
  rev: number;
  kind: "rulebook";
  title: string;
  chapters: ChapterMessage[];
}

/** A rule set by name, with the options that say it whole: the usual choices, and what differs from the set. */
export interface RulesMessage {
  name: string;
  options: Record<string, string>;
}

/** Who sits where after the draw; side 0 is that of the player named first. */
export interface SatMessage {
  seat: string;
  side: number;
  name: string;
  card: string;
}

/** A seat, its player, and how many cards it holds. */
export interface SeatMessage {
  id: string;
  name: string;
  player: string;
  side: number;
  held: number;
  relation: "you" | "partner" | "opponent";
  dealer: boolean;
  turn: boolean;
}

/** The draw for partners, and the rule by which it is made. */
export interface SeatingReply {
  v: number;
  id: number;
  rev: number;
  kind: "seating";
  rule: string;
  rules: RulesMessage;
  players: DrawnMessage[];
  taken: number[];
  cards: Record<string, string>;
  size: number;
  next: number | null;
  done: boolean;
  result: SeatingResult | null;
  record: RecordMessage;
}

/** What the draw for partners settled. */
export interface SeatingResult {
  seats: SatMessage[];
  first: string;
  dealer: string;
}

/** What a seat has seen of an act, and how many lines the record had after it. */
export interface SeenAct {
  lines: number;
  events: (CanastaEvent | GinEvent)[];
}

/** One game added up stage by stage, and who pays how much for it; `winner` reached the target first. */
export interface SettledGame {
  over: boolean;
  points: number[];
  won: number[];
  boxes: number[];
  bonus: number[];
  totals: number[];
  winner: number;
  difference: number;
  doubled: boolean;
  payment: number;
  payer: number | null;
  payee: number | null;
  stages: StageMessage[];
}

/** A match settled: its games (three in Hollywood scoring), and what is paid for all of them, by which rule. */
export interface SettlementMessage {
  games: SettledGame[];
  rule: string;
  payment: number;
  payer: number | null;
  payee: number | null;
}

/** A side's score sheet, the totals before and after, and its next opening minimum.

    `forgot` are the seats that had a red three left in the hand. */
export interface SheetMessage {
  lines: CanastaLine[];
  forgot: string[];
  total: number;
  before: number;
  now: number;
  needs: number;
}

/** An opening that would fall short: what it makes, what is needed, and what is needed after it (C8.1). */
export interface ShortMessage {
  has: number;
  needs: number;
  then: number;
}

/** A hand shown when a deal has ended, and the cards its holder laid off. */
export interface ShownHand {
  melds: GinMeld[];
  deadwood: string[];
  points: number;
  laid: string[];
}

/** A side: its score before this deal, its opening minimum, `raised` of that by accidents, and what it has laid. */
export interface SideMessage {
  we: boolean;
  seats: string[];
  score: number;
  opened: boolean;
  needs: number;
  raised: number;
  melds: CanastaMeld[];
  canastas: number;
  red3: string[];
  bonus: number;
  cards: number;
}

/** What everybody has seen since the person who is to act last acted; before the device is handed on. */
export interface SinceReply {
  v: number;
  id: number;
  rev: number;
  kind: "since";
  events: (CanastaEvent | GinEvent)[];
}

/** A stage of settling a game, with its rule; the figures are those of the game. */
export interface StageMessage {
  id: "bonus" | "totals" | "difference" | "doubled" | "payment";
  rule: string;
}

/** The request spoke of another revision; ask `look`. */
export interface StaleReply {
  v: number;
  id: number;
  rev: number;
  kind: "stale";
}

/** What is being thought is about to come to an end. */
export interface StoppedReply {
  v: number;
  id: number;
  rev: number;
  kind: "stopped";
}

/** A line of the sum behind a refusal. */
export interface SumLine {
  label: ReasonMessage;
  points: number;
}

/** The table as one seat may see it, as far as every game has it; `drew` is the card it drew last. */
export interface TableView {
  rules: RulesMessage;
  deal: number;
  target: number;
  seat: string;
  turn: string;
  toAct: string | null;
  seats: SeatMessage[];
  hand: string[];
  arranged: OrdersMessage;
  stock: number;
  drew: string | null;
}

/** What a computer player would do, having thought about it. */
export interface ThoughtReply {
  v: number;
  id: number;
  rev: number;
  kind: "thought";
  act: string;
}

/** What the computer player whose turn it is sees, and who that is; `chance` settles what it leaves to chance. */
export interface TurnReply {
  v: number;
  id: number;
  rev: number;
  kind: "turn";
  seat: string;
  player: string;
  position: Record<string, unknown>;
  chance: string | null;
}

/** The request could not be read; nothing has changed. */
export interface UnreadableReply {
  v: number;
  id: number;
  rev: number;
  kind: "unreadable";
  text: string;
  where: PlaceMessage;
  expected: string;
}

export type ViewMessage = CanastaView | GinView;

/** The table after whatever was asked, with what happened on the way.

    `history` is what the seat has seen of the deal so far, where it has just begun to look on. */
export interface ViewReply {
  v: number;
  id: number;
  rev: number;
  kind: "view";
  view: CanastaView | GinView;
  events: (CanastaEvent | GinEvent)[];
  record: RecordMessage;
  history?: SeenAct[];
}

/** A way to take the pile, or the reason it is closed. */
export interface WayMessage {
  way: "pair" | "wild" | "meld" | "threes";
  act: string;
  cards: string[];
  also: string[][];
  points: number;
  needs: number | null;
  legal: boolean;
  refusals: RefusalMessage[];
}

/** Every way to take the pile; `chapter` is the one whose rules speak of the pile itself. */
export interface WaysReply {
  v: number;
  id: number;
  rev: number;
  kind: "ways";
  legal: boolean;
  top: string | null;
  count: number;
  ways: WayMessage[];
  chapter: string;
  refusals: RefusalMessage[];
}

/** Why an act is refused, and one that would do. */
export interface WhyReply {
  v: number;
  id: number;
  rev: number;
  kind: "why";
  legal: boolean;
  refusals: RefusalMessage[];
  sum: SumLine[] | null;
  wouldDo: string | null;
}
