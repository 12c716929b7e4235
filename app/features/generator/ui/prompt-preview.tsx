import type { Composition } from "~/domain/composition";
import { useTranslation } from "~/i18n";
import { lazyPart } from "~/ui/lazy-part";

const PreviewedPrompt = lazyPart(async () => (await import("./previewed-prompt")).PreviewedPrompt);

/** The prompt as it grows while the person answers; before the first line, what will be here. */
export function PromptPreview({ composition }: { composition: Composition | null }) {
  const { t } = useTranslation("generator");
  if (composition) return <PreviewedPrompt composition={composition} />;
  return (
    <div className="p-6 text-ink-soft max-lg:hidden">
      <h2 className="text-lg text-ink">{t("preview.title")}</h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 marker:text-accent">
        {t.all("preview.steps").map((step) => (
          <li key={step} className="phrases">
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
