import type { EmailKind } from "~/domain/email-kinds";
import type { Language } from "~/languages";

/** What the product has to say to one person; its words are found elsewhere. */
export interface Email {
  to: string;
  language: Language;
  kind: EmailKind;
  /** An absolute address that only this email knows. */
  link: string;
}

export interface Mail {
  /** Hands an email over. Rejects with a plain error, free of addresses and links, when it cannot be handed over. */
  send(email: Email): Promise<void>;
}

/** An email in words. */
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

interface WrittenMail {
  transport: Transport;
  /** The words of an email. */
  write: (email: Email) => Pick<Message, "subject" | "text" | "html">;
  /** The sender of every email: `Name <address>`, or the address alone. */
  from: string;
}

/** Mail that puts each email into words and hands it to a transport; errors are the transport's. */
export const writtenMail = ({ transport, write, from }: WrittenMail): Mail => ({
  send: (email) => transport({ from, to: email.to, ...write(email) }),
});

/** What is told of an email: never to whom it goes, nor its link. */
export interface SentEmail extends Pick<Email, "kind" | "language"> {
  sent: boolean;
  milliseconds: number;
}

/** Mail that tells of every email whether it could be handed over; errors are those of `mail`. */
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
