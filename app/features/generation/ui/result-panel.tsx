import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { RefusedForm } from "~/errors";
import { typeTags } from "~/features/prompts/prompt-use";
import { OpenInService } from "~/features/prompts/ui/open-in-service";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";

import { keptInHistory } from "~/client/kept-in-history";
import { useRootData } from "~/client/root-data";
import { useEditor } from "~/ui/use-editor";
import { useHydrated } from "~/ui/use-hydrated";

import { builtinEngine } from "../builtin-engine";
import type { Draft } from "../get-draft.server";
import type { GenerationOrder } from "../schema";
import { EditByHand } from "./edit-by-hand";
import { ResultActions } from "./result-actions";
import { ResultEditor } from "./result-editor";

/** The prompt as it was edited on this screen, and of which draft. */
const keptEdit = keptInHistory<{ draftId: string; content: string }>("edit");

interface ResultPanelProps {
  draft: Draft;
  signedIn: boolean;
  /** A save that was not taken. */
  refused?: RefusedForm;
  /** `shown`: the prompt as it stands on the screen. */
  onRegenerate: (order: GenerationOrder, shown: string) => void;
}

/** The generated prompt and what one can do with it. An edit stays on this screen, also on the way back, until the prompt is saved. */
export function ResultPanel({ draft, signedIn, refused, onRegenerate }: ResultPanelProps) {
  const { t } = useTranslation(["generator", "errors"]);
  const [edited, setEdited] = useState(refused?.values.content);
  const owner = useRootData()?.viewer?.email ?? null;
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? keptEdit.read(owner) : undefined), [hydrated, owner]);
  const content = edited ?? (kept?.draftId === draft.id ? kept.content : draft.content);
  const { editing, setEditing, opener } = useEditor<HTMLButtonElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === "#result") heading.current?.focus({ preventScroll: true });
  }, []);

  const complaint = refused?.fields.content;
  const sentence =
    complaint && refused.values.content === content
      ? t(`errors:field.${complaint.code}`, { limit: complaint.limit })
      : refused && refused.code !== "invalid_fields" && t(`errors:${refused.code}`);
  const engine =
    draft.engine === builtinEngine ? t("result.engineBuiltin") : t("result.engine", { engine: draft.engine });
  return (
    <Card asChild padding="lg" className="mt-8 scroll-mt-4">
      <section id="result" aria-labelledby="result-title">
        <h2 id="result-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t("result.title")}
        </h2>
        <p className="phrases mt-1 text-sm text-ink-soft">{engine}</p>
        <h3 className="mt-5 text-sm text-ink-soft">{t("result.purpose")}</h3>
        <p dir="auto" className="prompt-text mt-1">
          {draft.originalInput}
        </p>
        <h3 className="sr-only">{t("result.tags")}</h3>
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {draft.tags.map((tag) => (
            <li key={tag}>
              <TagBadge tag={tag} />
            </li>
          ))}
        </ul>
        <h3 className="sr-only">{t("result.prompt")}</h3>
        {editing ? (
          <ResultEditor
            content={content}
            onUpdate={(next) => {
              setEdited(next);
              keptEdit.write(owner, { draftId: draft.id, content: next });
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <pre
              dir="auto"
              className="prompt-text mt-4 rounded-control border border-line bg-surface-sunken p-4 sm:p-5 noscript:select-all"
            >
              {content}
            </pre>
            {sentence && (
              <Notice tone="danger" className="mt-3">
                {sentence}
              </Notice>
            )}
            {content !== draft.content && <p className="mt-2 text-sm text-ink-soft">{t("result.edited")}</p>}
            <p className="without-script phrases mt-2 text-sm text-ink-soft">{t("result.copyByHand")}</p>
            <EditByHand draft={draft} content={content} />
            <ResultActions
              draft={draft}
              content={content}
              signedIn={signedIn}
              editButton={opener}
              onEdit={() => setEditing(true)}
              onRegenerate={(order) => onRegenerate(order, content)}
            />
          </>
        )}
        <div className="mt-6">
          <OpenInService type={typeTags[draft.use]} prompt={content} />
        </div>
        <p className="phrases mt-6 text-sm text-ink-soft">{t("result.kept")}</p>
      </section>
    </Card>
  );
}
