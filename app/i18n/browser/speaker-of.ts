import { speakers } from "../speech/speakers";
import { wordsOf } from "./word-store";

/** Says the words that have arrived. */
export const speakerOf = speakers(wordsOf);
