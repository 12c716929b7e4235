import { Icon } from "~/ui/icon";

import type { ExamplePicture } from "~/domain/example-pictures";
import { useTranslation } from "~/i18n";

import type { Example } from "../responses";
import { foldEnd } from "../fold-end";

interface ExampleResultProps {
  example: Example;
  /** Pictures are only served while their prompt is public. */
  isPublic: boolean;
}

/** The result of an example: the picture's preview with a link to the large one, or the text. */
export function ExampleResult({ example: { text, picture }, isPublic }: ExampleResultProps) {
  if (picture) return isPublic ? <Picture picture={picture} /> : <HiddenPicture picture={picture} />;
  return <LongText text={text ?? ""} />;
}

const box = "max-h-96 w-full rounded-control border border-line bg-surface-sunken";

function Picture({ picture }: { picture: ExamplePicture }) {
  const { t } = useTranslation("examples");
  const { url, previewUrl, width, height, alt } = picture;
  return (
    <figure>
      <a href={url} target="_blank" rel="noopener" aria-label={`${t("open")}: ${alt}`} className="block">
        <img
          src={previewUrl}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={`h-auto object-contain ${box}`}
        />
      </a>
      <figcaption dir="auto" className="prompt-text mt-1.5 text-sm text-ink-soft">
        {alt}
      </figcaption>
    </figure>
  );
}

/** The place of a picture that nobody can see for now. */
function HiddenPicture({ picture: { width, height, alt } }: { picture: ExamplePicture }) {
  return (
    <div
      style={{ aspectRatio: `${width} / ${height}` }}
      className={`flex min-h-28 flex-col items-center justify-center gap-2 p-4 text-sm text-ink-soft ${box}`}
    >
      <Icon name="image-off" className="size-6" />
      <span dir="auto" className="prompt-text text-center">
        {alt}
      </span>
    </div>
  );
}

/** A text, its end folded if it is long. */
function LongText({ text }: { text: string }) {
  const { t } = useTranslation("examples");
  const { start, rest } = foldEnd(text);
  return (
    <div className="rounded-control border border-line bg-surface-sunken p-4">
      <p dir="auto" className="prompt-text">
        {start}
      </p>
      {rest && (
        <details className="group">
          <summary className="text-link mt-2 w-fit cursor-pointer group-open:hidden">{t("more")}</summary>
          <p dir="auto" className="prompt-text">
            {rest}
          </p>
        </details>
      )}
    </div>
  );
}
