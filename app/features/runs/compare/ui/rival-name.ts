import type { Comparison } from "../comparison";

import { useTranslation } from "~/i18n";

type Named = Pick<Comparison, "rival" | "rivalVersion">;

/** Names a rival: by itself, and in a sentence. */
export function useRivalName(): { nameOf(rival: Named): string; inText(rival: Named): string } {
  const { t } = useTranslation("comparisons");
  const number = ({ rivalVersion }: Named) => ({ number: rivalVersion });
  return {
    nameOf: (rival) => t(`rivals.${rival.rival}`, number(rival)),
    inText: (rival) => t(`inText.${rival.rival}`, number(rival)),
  };
}
