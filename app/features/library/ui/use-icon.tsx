import { type PromptUse, type TypeTag, typeTagUse } from "~/domain/prompt-use";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";

const icons: Record<PromptUse, IconName> = {
  text: "pen-line",
  automation: "workflow",
  image: "image",
  video: "clapperboard",
};

const looks: Record<PromptUse, string> = {
  text: "row-use text-use-text",
  automation: "row-use text-use-automation",
  image: "row-use text-use-image",
  video: "row-use text-use-video",
};

/** The icon of a prompt's use, in its color. */
export function UseIcon({ type }: { type: TypeTag }) {
  const use = typeTagUse(type) ?? "text";
  return <Icon name={icons[use]} className={looks[use]} />;
}
