import { joinClasses } from "./join-classes";

interface AvatarProps {
  /** Null for a small house of the town. */
  src: string | null;
  className?: string;
}

/** A person's picture, decorative next to their name. */
export function Avatar({ src, className = "size-12" }: AvatarProps) {
  const shape = joinClasses(
    "shrink-0 rounded-full border border-line bg-surface-sunken object-cover",
    className,
  );
  if (src) return <img src={src} alt="" width={250} height={250} loading="lazy" className={shape} />;
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={joinClasses(shape, "text-ink-soft")}
    >
      <path d="M11 36h26M14 36V22m20 14V22M10 23.5 24 12l14 11.5" />
      <path d="M18 25h5v5h-5Z" fill="var(--color-lamp)" />
      <path d="M26.5 36v-9h5v9M30 14.5V11h3v6" />
    </svg>
  );
}
