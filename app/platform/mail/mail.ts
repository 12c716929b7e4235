import type { LetterKind } from "~/domain/kinds";
import type { Language } from "~/domain/languages";

/** An email to one person, without its text. */
export interface Email {
  to: string;
  language: Language;
  kind: LetterKind;
  /** An absolute address, mostly with a secret token. */
  link: string;
}

export interface Mail {
  /** Hands an email to a transport. A failure rejects with a plain error, free of addresses and links. */
  send(email: Email): Promise<void>;
}

export interface Message {
  /** `Name <address>`, or the address only. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type Transport = (message: Message) => Promise<void>;

interface WrittenMail {
  transport: Transport;
  write: (email: Email) => Pick<Message, "subject" | "text" | "html">;
  /** The sender of every email: `Name <address>`, or the address only. */
  from: string;
}

/** Mail that writes each email and hands it to a transport; errors are the transport's. */
export const writtenMail = ({ transport, write, from }: WrittenMail): Mail => ({
  send: (email) => transport({ from, to: email.to, ...write(email) }),
});

/** Logged facts of an email: never its recipient or its link. */
export interface SentEmail extends Pick<Email, "kind" | "language"> {
  sent: boolean;
  milliseconds: number;
}

/** Mail that reports the outcome of every email; errors are those of `mail`. */
export const loggedMail = (mail: Mail, onSent: (email: SentEmail) => void): Mail => ({
  async send(email) {
    const started = Date.now();
    const tell = (sent: boolean) =>
      onSent({ kind: email.kind, language: email.language, sent, milliseconds: Date.now() - started });
    try {
      await mail.send(email);
    } catch (error) {
      tell(false);
      throw error;
    }
    tell(true);
  },
});
