import {
  Clapperboard,
  Copy,
  Ellipsis,
  Globe,
  Image,
  PenLine,
  Pencil,
  Pin,
  Play,
  Workflow,
} from "lucide-react";

import { type PromptUse, typeTagUse } from "~/domain/prompt-use";
import type { TypeTag } from "~/domain/prompt-use";

const icons = {
  text: <PenLine />,
  automation: <Workflow />,
  image: <Image />,
  video: <Clapperboard />,
  use: <Play />,
  copy: <Copy />,
  edit: <Pencil />,
  more: <Ellipsis />,
  pin: <Pin />,
  public: <Globe />,
};

type IconName = keyof typeof icons;

/** The icons of all rows, once a page; a row refers to them. */
export const IconSheet = () => (
  <svg aria-hidden className="absolute size-0">
    {Object.entries(icons).map(([name, icon]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        {icon}
      </symbol>
    ))}
  </svg>
);

/** An icon of the sheet. */
export const SheetIcon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg aria-hidden className={className}>
    <use href={`#icon-${name}`} />
  </svg>
);

const looks: Record<PromptUse, string> = {
  text: "row-use text-use-text",
  automation: "row-use text-use-automation",
  image: "row-use text-use-image",
  video: "row-use text-use-video",
};

/** The icon of a prompt's use, in its color. */
export function UseIcon({ type }: { type: TypeTag }) {
  const use = typeTagUse(type) ?? "text";
  return <SheetIcon name={use} className={looks[use]} />;
}
