import type { DOMWindow } from "jsdom";

import { nameOf } from "./plain-roles";

export interface PlainFile {
  name: string;
  mimeType: string;
  buffer: Uint8Array;
}

/** A request of a browser for a page. */
export interface PlainRequest {
  method: "GET" | "POST";
  address: URL;
  type?: string;
  body?: Buffer;
}

/** A list: the types of Workers give every element a method `remove` of their own. */
export type ListField = HTMLElement & Omit<HTMLSelectElement, keyof HTMLElement>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement | ListField;

const files = new WeakMap<Element, PlainFile>();

/** Chooses the file of a file field. */
export const chooseFile = (field: Element, file: PlainFile) => void files.set(field, file);

/** Fails where a browser would show a message in place of sending the form. */
function expectSendable(form: HTMLFormElement, button: Control | null): void {
  if (form.hasAttribute("novalidate") || button?.hasAttribute("formnovalidate")) return;
  const controls = [...form.elements].filter((control) => "checkValidity" in control) as Control[];
  const faults = controls.filter(
    (control) => !files.has(control) && control.willValidate && !control.checkValidity(),
  );
  if (faults.length === 0) return;
  const fields = faults.map((control) => `“${nameOf(control) || control.name}” (${faultOf(control)})`);
  throw new Error(`A browser would not send this form, because of ${fields.join(", ")}.`);
}

const faultOf = ({ validity }: Control): string => {
  const kinds = [
    "valueMissing",
    "tooLong",
    "tooShort",
    "patternMismatch",
    "typeMismatch",
    "rangeUnderflow",
    "rangeOverflow",
    "stepMismatch",
    "badInput",
  ] as const;
  return kinds.find((kind) => validity[kind]) ?? "invalid";
};

/** The request of a form sent by one of its buttons, or by the Enter key where it has none. */
export function requestOf(form: HTMLFormElement, button: Control | null): PlainRequest {
  expectSendable(form, button);
  const { URL: here, baseURI, defaultView } = form.ownerDocument;
  // By attributes, since a field may be named like a property.
  const told = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const address = new URL(told("action") || here, baseURI);
  const method = (told("method") ?? "get").toUpperCase();
  const entries = entriesOf(form, button, defaultView as DOMWindow | null);
  if (method === "GET") {
    address.search = new URLSearchParams(asTexts(entries)).toString();
    return { method, address };
  }
  if (method !== "POST") throw new Error(`A form without scripts has no method “${method}”.`);
  if (told("enctype") === "multipart/form-data") return { method, address, ...multipartOf(entries) };
  const body = Buffer.from(new URLSearchParams(asTexts(entries)).toString());
  return { method, address, type: "application/x-www-form-urlencoded", body };
}

type Entry = [name: string, value: string | PlainFile];

function entriesOf(form: HTMLFormElement, button: Control | null, window: DOMWindow | null): Entry[] {
  if (!window) throw new Error("The form's page is closed.");
  const data: FormData = new window.FormData(form, button as HTMLElement | null);
  const chosen = [...form.elements].filter((control) => files.has(control)) as HTMLInputElement[];
  return [...data.entries()].map(([name, value]) => {
    if (typeof value === "string") return [crlf(name), crlf(value)];
    const file = files.get(chosen.find((control) => control.name === name)!);
    return [crlf(name), file ?? { name: "", mimeType: "application/octet-stream", buffer: new Uint8Array() }];
  });
}

const crlf = (text: string): string => text.replace(/\r\n|\r|\n/g, "\r\n");

const asTexts = (entries: Entry[]): [string, string][] =>
  entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);

function multipartOf(entries: Entry[]): { type: string; body: Buffer } {
  const boundary = `----PlainBrowser${crypto.randomUUID().replaceAll("-", "")}`;
  const quote = (text: string) =>
    `"${text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22")}"`;
  const parts = entries.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quote(name)}`;
    if (typeof value === "string") return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const about = `; filename=${quote(value.name)}\r\nContent-Type: ${value.mimeType}\r\n\r\n`;
    return [Buffer.from(head + about), Buffer.from(value.buffer), Buffer.from("\r\n")];
  });
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}
