/** A prompt that its owner has just shared on another page of this tab. */
interface Arrival {
  shareId: string;
  /** Its link is in the clipboard. */
  copied: boolean;
}

let expected: Arrival | null = null;

/** Notes a prompt whose page opens next. */
export function expectArrival(arrival: Arrival): void {
  expected = arrival;
}

/** The note about a prompt, once. Null if its page was opened in another way. */
export function takeArrival(shareId: string): Arrival | null {
  const arrival = expected;
  expected = null;
  return arrival?.shareId === shareId ? arrival : null;
}
