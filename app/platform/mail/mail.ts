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

interface LetterMail {
  transport: Transport;
  /** The words of a letter. */
  write: (letter: Letter) => Pick<Message, "subject" | "text" | "html">;
  /** The sender of every letter: `Name <address>`, or the address alone. */
  from: string;
}

/** Mail that puts each letter into words and hands it to a transport; errors are the transport's. */
export const letterMail = ({ transport, write, from }: LetterMail): Mail => ({
  send: (letter) => transport({ from, to: letter.to, ...write(letter) }),
});

/** What is told of a letter: never to whom it goes, nor its link. */
export interface SentLetter extends Pick<Letter, "kind" | "language"> {
  sent: boolean;
  milliseconds: number;
}

/** Mail that tells of every letter whether it could be handed over; errors are those of `mail`. */
export const loggedMail = (mail: Mail, onSent: (letter: SentLetter) => void): Mail => ({
  async send(letter) {
    const started = Date.now();
    const tell = (sent: boolean) =>
      onSent({ kind: letter.kind, language: letter.language, sent, milliseconds: Date.now() - started });
    try {
      await mail.send(letter);
    } catch (error) {
      tell(false);
      throw error;
    }
    tell(true);
  },
});
