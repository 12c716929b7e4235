import type { Letter, Mail } from "./mail";

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
