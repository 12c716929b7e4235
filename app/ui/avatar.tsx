import { Icon } from "./icon";

import { joinClasses } from "./join-classes";

interface AvatarProps {
  /** Null for a default figure. */
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
    <span aria-hidden className={joinClasses(shape, "grid place-items-center text-ink-soft")}>
      <Icon name="user-round" className="size-3/5 stroke-[1.25]" />
    </span>
  );
}
