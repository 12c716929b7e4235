import { UserRound } from "lucide-react";

import { joinClasses } from "./join-classes";

interface AvatarProps {
  /** Null: a drawn figure stands in. */
  src: string | null;
  className?: string;
}

/** A person's picture beside their name, which says who it is. */
export function Avatar({ src, className = "size-12" }: AvatarProps) {
  const shape = joinClasses(
    "shrink-0 rounded-full border border-line bg-surface-sunken object-cover",
    className,
  );
  if (src) return <img src={src} alt="" width={250} height={250} loading="lazy" className={shape} />;
  return <UserRound aria-hidden strokeWidth={1.5} className={joinClasses(shape, "p-[20%] text-ink-soft")} />;
}
