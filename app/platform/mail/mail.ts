import type { EmailKind } from "~/domain/email-kinds";
import type { Language } from "~/languages";

/** What the product has to say to one person; its words are found elsewhere. */
export interface Letter {
  to: string;
  language: Language;
  kind: EmailKind;
  /** An absolute address that only this letter knows. */
  link: string;
}

export interface Mail {
  /** Hands a letter over. Rejects with a plain error, free of addresses and links, when it cannot be handed over. */
  send(letter: Letter): Promise<void>;
}

/** A letter in words. */
export interface Message {
  /** `Name <address>`, or the address alone. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A way out of the house for a message. */
export type Transport = (message: Message) => Promise<void>;
