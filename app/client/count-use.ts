/** Counts that the reader has used a public prompt: a beacon, which the browser sends whatever the page does next. */
export const countUse = (shareId: string): void => {
  navigator.sendBeacon(`/prompts/${shareId}/used`);
};
