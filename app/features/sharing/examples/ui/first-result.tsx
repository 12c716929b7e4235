import type { Language } from "~/domain/languages";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import type { Example } from "../responses";
import { foldEnd } from "../fold-end";

/** The lines of a text that are shown; style sheets cut long ones. */
const mostLines = 4;

interface FirstResultProps {
  example: Example;
  lang: Language | undefined;
}

/** What the prompt made, at the top of its page: a picture or the first lines of a text. It leads to the whole result below. */
export function FirstResult({ example: { text, picture, isSample }, lang }: FirstResultProps) {
  const { t } = useTranslation("examples");
  return (
    <a href="#examples" className="first-result">
      <span className="first-result-name">
        {t("shown")}
        {isSample && <span> · {t("sampleShort")}</span>}
        <Icon name="chevron-down" />
      </span>{" "}
      {picture ? (
        <img
          src={picture.previewUrl}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
        />
      ) : (
        <span dir="auto" lang={lang}>
          {firstLines(text ?? "")}
        </span>
      )}
    </a>
  );
}

function firstLines(text: string): string {
  const lines = text.split("\n", 20).filter((line) => line.trim() !== "");
  return foldEnd(lines.slice(0, mostLines).join("\n")).start;
}
