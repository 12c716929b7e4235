import { Copy, ExternalLink } from "lucide-react";

/** The pictures that every card has. */
const icons = { copy: <Copy />, open: <ExternalLink /> };

/** Draws the pictures of a list's cards once for all of them; it shows nothing itself. */
export function CardIcons() {
  return (
    <svg aria-hidden className="hidden">
      {Object.entries(icons).map(([name, icon]) => (
        <symbol key={name} id={`card-${name}`} viewBox="0 0 24 24">
          {icon}
        </symbol>
      ))}
    </svg>
  );
}

/** One of them, on a page that has `CardIcons`. */
export function CardIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg aria-hidden>
      <use href={`#card-${name}`} />
    </svg>
  );
}
