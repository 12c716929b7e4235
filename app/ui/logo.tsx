/** The logo with the name next to it. */
export const Logo = ({ wordmark }: { wordmark: string }) => (
  <span className="inline-flex items-center gap-2 leading-tight font-bold break-keep">
    <LogoMark className="size-8 shrink-0" />
    {wordmark}
  </span>
);

/** The logo: a house with a lit window. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className} strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 4.5L27.5 13V27.5H4.5V13Z" className="fill-accent stroke-accent" strokeWidth="4" />
      <path d="M10 14.5l5 4.5-5 4.5" fill="none" className="stroke-accent-ink" strokeWidth="2.6" />
      <path d="M17.5 23.5H23" fill="none" className="stroke-lamp" strokeWidth="2.6" />
    </svg>
  );
}
