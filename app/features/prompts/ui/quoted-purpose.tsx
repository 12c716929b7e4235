/** The purpose of a prompt as a quotation, truncated if long. */
export function QuotedPurpose({ children }: { children: string }) {
  return (
    <div className="rounded-control border border-line bg-surface-sunken px-4 py-3">
      <p dir="auto" className="phrases prompt-text line-clamp-3">
        {children}
      </p>
    </div>
  );
}
