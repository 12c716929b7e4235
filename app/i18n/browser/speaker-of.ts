import { makeSpeakerOf } from "../speech/make-speaker-of";
import { wordsOf } from "./word-store";

/** Says the words that have arrived. */
export const speakerOf = makeSpeakerOf(wordsOf);
