import type { Fact } from "~/domain/fact";
import type { Values, Variable } from "~/domain/variables";

/** What a page's text box tells the panel when it opens; it goes nowhere else. */
export interface BoxContext {
  /** A text box had the focus. */
  hasBox: boolean;
  /** What is typed there. */
  line: string;
  /** What is selected elsewhere on the page. */
  selected: string;
}

/** A text for the box; `whole`: in place of all that is there, else of what is selected. */
export interface Insertion {
  text: string;
  whole: boolean;
}

/** From the background to a page's script. */
export type ToPage =
  | { to: "page"; open: true }
  | { to: "page"; insert: Insertion }
  | { to: "page"; close: true };

/** From a page's script to the background. `opening`: a frame with this mark is about to load. */
export type FromPage = { from: "page"; opening: string; context: BoxContext } | { from: "page"; hello: true };

/** The account that is connected. */
export interface Account {
  /** Null: the member has given none. Undefined: the site did not tell. */
  name?: string | null;
}

/** Who is signed in where. */
export interface State {
  site: string;
  account: Account | null;
}

/** A panel that was opened by the person: what it is for. Null: it was not, and may do nothing. */
export type Opened = (BoxContext & { draft: Draft | null }) | null;

/** What was typed in a panel, to come back to. */
export interface Draft {
  view: unknown;
  values: Values;
}

/** A prompt in a list. */
export interface Listed {
  /** The prompt's own id, or its share id. */
  id: string;
  title: string;
  /** The beginning of its text, or who wrote it. */
  lead: string;
  /** Null: it is read when it is chosen. */
  prompt: Template | null;
}

export interface Template {
  /** The own prompt's id, or a share id: its use is noted under it. */
  id: string;
  title: string;
  content: string;
  variables: Variable[];
}

export interface ListPage {
  items: Listed[];
  page: number;
  pages: number;
}

export interface ListQuery {
  search: string;
  page: number;
}

/** A prompt made of a line, with the questions that are still open. */
export interface Made extends Omit<Template, "id"> {
  input: string;
  tags: string[];
}

/** The calls of the panel to the background, with what they take and return. */
export interface Calls {
  ready: { takes: { mark: string }; returns: Opened };
  keep: { takes: Draft; returns: null };
  /** `used`: the id of the prompt that the text is of. */
  insert: { takes: Insertion & { used?: string }; returns: { done: boolean } };
  close: { takes: null; returns: null };
  options: { takes: null; returns: null };
  state: { takes: null; returns: State };
  signIn: { takes: null; returns: State };
  signOut: { takes: null; returns: { isRevoked: boolean } };
  changeSite: { takes: { site: string }; returns: State };
  library: { takes: ListQuery; returns: ListPage };
  shelf: { takes: ListQuery; returns: ListPage };
  town: { takes: ListQuery; returns: ListPage };
  posts: { takes: ListQuery; returns: ListPage };
  shared: { takes: { shareId: string }; returns: Template };
  /** Null: the person has not let the extension see them. */
  facts: { takes: null; returns: Fact[] | null };
  noteUse: { takes: { id: string }; returns: null };
  noteFacts: { takes: { uses: { id: string; fit?: string }[] }; returns: null };
  make: { takes: { line: string; answers: Values }; returns: Made };
  save: { takes: Made; returns: null };
  addExample: { takes: { id: string; text: string }; returns: null };
}

export type CallName = keyof Calls;

/** Why a call failed: a code of the site, or one of ours (`offline`, `signed_out`, `cancelled`, `denied`, `misread`); and the site's sentence. */
export interface Fault {
  code: string;
  message: string;
}

export interface Request<Name extends CallName = CallName> {
  to: "background";
  call: Name;
  takes: Calls[Name]["takes"];
}

export type Reply<Name extends CallName = CallName> = { value: Calls[Name]["returns"] } | { fault: Fault };
