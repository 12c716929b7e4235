import { chooseFile, requestOf, type ListField, type PlainFile, type PlainRequest } from "./plain-form";
import { isShown, nameOf, selectorOf, textOf, withName, type Role } from "./plain-roles";

type Field = HTMLInputElement | HTMLTextAreaElement | ListField;
type Name = string | RegExp;

/** The whole page or a part of it. */
export type Part = Pick<ParentNode, "querySelectorAll">;

const fields =
  "textarea, select, input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=checkbox], [type=radio])";
const choices = "input:is([type=checkbox], [type=radio])";

/** A page as a person without scripts reads it and fills it in. */
export abstract class PlainPage {
  /** The document on the screen. */
  protected abstract readonly document: Document;

  /** Shown elements of a role, of the whole page or of a part. */
  all(role: Role, name?: Name, within: Part = this.document): HTMLElement[] {
    const shown = [...within.querySelectorAll<HTMLElement>(selectorOf(role))].filter(isShown);
    return name === undefined ? shown : (withName(shown, name) as HTMLElement[]);
  }

  /** The only shown element of a role and a name. */
  one(role: Role, name?: Name, within: Part = this.document): HTMLElement {
    return only(this.all(role, name, within), role, name, this.all(role, undefined, within));
  }

  /** Shown elements of a selector, for what has no role. */
  some(selector: string, within: Part = this.document): HTMLElement[] {
    return [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  }

  /** The text of the page's own part, or of an element. */
  text(element: Element = this.one("main")): string {
    return textOf(element);
  }

  /** The title of the page. */
  get title(): string {
    return this.document.title;
  }

  get language(): string {
    return this.document.documentElement.lang;
  }

  get theme(): string | undefined {
    return this.document.documentElement.dataset.theme;
  }

  /** Metadata of the page, for programs. */
  metadata(name: string): string | undefined {
    return this.document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  }

  /** The messages of finished actions, which scripts would show as toasts or dialogs. */
  notices(): string[] {
    return this.some(".without-script").map(textOf);
  }

  /** A field by its label. */
  field(name: Name, within: Part = this.document): Field {
    const shown = [...within.querySelectorAll<Field>(fields)].filter(isShown);
    return only(withName(shown, name) as Field[], "field", name, shown);
  }

  value(name: Name, within?: Part): string {
    return this.field(name, within).value;
  }

  /** Types a text into a field. */
  fill(name: Name | Field, text: string, within?: Part): void {
    const field = isName(name) ? this.field(name, within) : name;
    expectEnabled(field);
    const limit = "maxLength" in field ? field.maxLength : -1;
    if (limit >= 0 && text.length > limit)
      throw new Error(`“${nameOf(field)}” takes no more than ${limit} characters.`);
    field.value = text;
  }

  /** Chooses an option of a list by its text or its value. */
  choose(name: Name, option: string, within?: Part): void {
    const list = this.field(name, within) as ListField;
    expectEnabled(list);
    const options = [...list.options];
    const found =
      options.find((each) => each.text.trim() === option) ?? options.find(({ value }) => value === option);
    if (!found || found.disabled) {
      const texts = options.map((each) => `“${each.text.trim()}”`).join(", ");
      throw new Error(`“${nameOf(list)}” offers no “${option}”, but ${texts}.`);
    }
    found.selected = true;
  }

  /** The text of a list's chosen option. */
  chosen(name: Name, within?: Part): string {
    const [option] = (this.field(name, within) as ListField).selectedOptions;
    return option?.text.trim() ?? "";
  }

  /** A checkbox, a switch or a radio button. */
  choice(name?: Name, within: Part = this.document): HTMLInputElement {
    const shown = [...within.querySelectorAll<HTMLInputElement>(choices)].filter(isShown);
    const found = name === undefined ? shown : withName(shown, name);
    return only(found as HTMLInputElement[], "choice", name, shown);
  }

  check(name?: Name, within?: Part): void {
    const choice = this.choice(name, within);
    expectEnabled(choice);
    choice.checked = true;
  }

  uncheck(name?: Name, within?: Part): void {
    const choice = this.choice(name, within);
    expectEnabled(choice);
    if (choice.type === "radio") throw new Error("A pressed radio button stays chosen.");
    choice.checked = false;
  }

  /** Chooses a file. */
  upload(name: Name, file: PlainFile, within?: Part): void {
    const field = this.field(name, within);
    if (field.type !== "file") throw new Error(`“${nameOf(field)}” takes no file.`);
    expectEnabled(field);
    chooseFile(field, file);
  }

  /** Opens a part that the page begins folded. */
  unfold(name: Name, within: Part = this.document): HTMLElement {
    const shown = this.some("summary", within);
    const summary = only(withName(shown, name) as HTMLElement[], "summary", name, shown);
    summary.parentElement!.setAttribute("open", "");
    return summary.parentElement!;
  }

  /** The form with a field of this name. */
  formWith(field: Name): HTMLFormElement {
    const forms = this.all("form") as HTMLFormElement[];
    const having = forms.filter((form) => withName(this.some(fields, form), field).length > 0);
    return only(having, "form with", field, forms);
  }

  /** The request of a pressed button, or null if it opens a part of the page. */
  protected pressed(name: Name, within?: Part): PlainRequest | null {
    const button = this.one("button", name, within) as HTMLButtonElement;
    expectEnabled(button);
    const opened = button.getAttribute("popovertarget");
    if (opened) {
      this.document.getElementById(opened)!.toggleAttribute("data-open");
      return null;
    }
    if (button.type !== "submit" || !button.form)
      throw new Error(`Without scripts nothing happens by “${nameOf(button)}”.`);
    return requestOf(button.form, button);
  }

  /** The request of a form sent by Enter in one of its fields: by its first button. */
  protected entered(name: Name, within?: Part): PlainRequest {
    const { form } = this.field(name, within);
    if (!form) throw new Error(`“${name}” belongs to no form.`);
    const buttons = [...form.elements].filter((each) => each.matches("button, input[type=submit]"));
    const button = (buttons as HTMLButtonElement[]).find(({ type }) => type === "submit");
    if (button) expectEnabled(button);
    return requestOf(form, button ?? null);
  }
}

const isName = (name: unknown): name is Name => typeof name === "string" || name instanceof RegExp;

const expectEnabled = (control: Element): void => {
  if (control.matches(":disabled") || control.hasAttribute("readonly"))
    throw new Error(`“${nameOf(control)}” is disabled.`);
};

function only<T extends Element>(found: T[], what: string, name: Name | undefined, all: T[]): T {
  if (found.length === 1) return found[0]!;
  const others = [...new Set(all.map((each) => `“${nameOf(each)}”`))].slice(0, 40).join(", ");
  throw new Error(`${found.length} of ${what} ${name ?? ""} on the page, among ${others}.`);
}
