/** Code or types as they are written; what is wider than the page is scrolled to. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      role="group"
      aria-label={label}
      // What scrolls has to be reached by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      translate="no"
      className="overflow-x-auto rounded-control border border-line bg-surface-sunken p-3 font-mono text-sm leading-normal"
    >
      <code>{children}</code>
    </pre>
  );
}
