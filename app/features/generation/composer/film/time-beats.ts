import type { Language } from "~/languages";

export interface Beat {
  /** Which of the kind's four beats it is, from 0. */
  index: number;
  /** "0〜3秒", "0–3 s" or, in longer films, "0:00–0:30". */
  time: string;
}

/** Spreads a kind's beats over a film's length in whole seconds; very short films keep fewer of them. */
export function timeBeats(seconds: number, shares: readonly number[], language: Language): Beat[] {
  const kept = seconds >= 8 ? [0, 1, 2, 3] : seconds >= 4 ? [0, 1, 3] : seconds >= 2 ? [0, 3] : [1];
  const total = kept.reduce((sum, index) => sum + (shares[index] ?? 0), 0);
  let start = 0;
  let share = 0;
  return kept.map((index, position) => {
    share += shares[index] ?? 0;
    const left = kept.length - 1 - position;
    const end =
      left === 0
        ? seconds
        : Math.min(Math.max(Math.round((seconds * share) / total), start + 1), seconds - left);
    const time = printSpan(start, end, seconds, language);
    start = end;
    return { index, time };
  });
}

function printSpan(start: number, end: number, seconds: number, language: Language): string {
  const dash = language === "ja" ? "〜" : "–";
  if (seconds > 90) return `${clock(start)}${dash}${clock(end)}`;
  return `${start}${dash}${end}${language === "ja" ? "秒" : " s"}`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
