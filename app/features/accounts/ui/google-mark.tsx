/** A plain G in the colour of the text: the provider's own mark is not ours to redraw. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden>
      <path d="M20.5 12H12.6M20.5 12a8.5 8.5 0 1 1-2.6-6.1" strokeLinecap="round" />
    </svg>
  );
}
