import { Bookmark, BookmarkCheck, Copy, Globe, GlobeLock, Pencil, Play, Trash2 } from "lucide-react";

/** The icons that many cards share. */
const icons = {
  copy: <Copy />,
  use: <Play />,
  edit: <Pencil />,
  remove: <Trash2 />,
  publish: <Globe />,
  hide: <GlobeLock />,
  save: <Bookmark />,
  saved: <BookmarkCheck />,
};

type IconName = keyof typeof icons;

/** Defines the icons of a list's cards once, as SVG symbols; invisible itself. */
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

/** One of the icons, on a page with `CardIcons`. */
export function CardIcon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden>
      <use href={`#card-${name}`} />
    </svg>
  );
}
