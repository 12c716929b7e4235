import { Copy, ExternalLink, Globe, GlobeLock, Pencil, Trash2 } from "lucide-react";

/** The pictures that many cards have. */
const icons = {
  copy: <Copy />,
  open: <ExternalLink />,
  edit: <Pencil />,
  remove: <Trash2 />,
  publish: <Globe />,
  hide: <GlobeLock />,
};

type IconName = keyof typeof icons;

/** Draws the pictures of a list's cards once for all of them; it shows nothing itself. */
export function CardIcons({ names }: { names: readonly IconName[] }) {
  return (
    <svg aria-hidden className="hidden">
      {names.map((name) => (
        <symbol key={name} id={`card-${name}`} viewBox="0 0 24 24">
          {icons[name]}
        </symbol>
      ))}
    </svg>
  );
}

/** One of them, on a page that has `CardIcons`. */
export function CardIcon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden>
      <use href={`#card-${name}`} />
    </svg>
  );
}
