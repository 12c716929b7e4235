import { joinClasses } from "./join-classes";
import { LogoMark } from "./logo-mark";

interface LogoProps {
  wordmark?: string;
  className?: string;
}

/** The mark of the town and its name beside it. */
export function Logo({ wordmark, className }: LogoProps) {
  return (
    <span
      className={joinClasses("inline-flex items-center gap-2 leading-tight font-bold break-keep", className)}
    >
      <LogoMark className="size-8 shrink-0" />
      {wordmark}
    </span>
  );
}
