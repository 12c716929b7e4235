import type { Letter, Mail, Message, Transport } from "./mail";

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
