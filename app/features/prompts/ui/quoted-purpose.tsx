/** The purpose of the prompt that is asked about, or as much of it as tells which one is meant. */
export function QuotedPurpose({ children }: { children: string }) {
  return (
    <div className="rounded-control border border-line bg-surface-sunken px-4 py-3">
      <p dir="auto" className="phrases prompt-text line-clamp-3">
        {children}
      </p>
    </div>
  );
}
