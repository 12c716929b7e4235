import { useEffect, useEffectEvent, useState } from "react";
import { href, Link, useNavigate, useSubmit } from "react-router";

import { isCategory } from "~/domain/categories";
import { isPanel } from "~/domain/panels";
import type { Done } from "~/http/flash";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { showToast, type ToastAction } from "~/ui/toast-store";

import type { Undo } from "./undo-request";

const UndoRequest = lazyPart(async () => (await import("./undo-request")).UndoRequest);

const fieldsOfMove = (prompt: string) => ({ id: prompt, action: "move" });

const visibilities: readonly Done["done"][] = [
  "prompt_public",
  "prompt_link_public",
  "prompt_private",
  "facts_placed",
];

/** Undo of a flash: one of visibility is changed back, a prompt taken off the shelf is put there again, what was followed is followed again; everything else has an id of its undo. */
const undoOf = ({ done, undo }: Done): Undo | null => {
  if (!undo) return null;
  if (done === "unfollowed") {
    const kind = isCategory(undo) ? "category" : "person";
    const values = { kind, target: undo, follow: "true", list: "true" };
    return { action: href("/town-prompts/following"), values };
  }
  if (visibilities.includes(done)) {
    const action = href("/dashboard/prompts/:promptId/toggle-public", { promptId: undo });
    return { action, values: { isPublic: String(done === "prompt_private") } };
  }
  return done === "shelf_removed"
    ? { action: href("/prompts/:shareId/shelf", { shareId: undo }), values: {} }
    : { action: href("/dashboard/undo"), values: { undo } };
};

/** Where the result is seen. Null where it needs no other page. */
function placeOf(done: Done["done"]) {
  if (done === "shelf_saved") return { label: "seeShelf", to: href("/dashboard/shelf") } as const;
  if (done === "followed") return { label: "seeFollowed", to: href("/town-prompts/following") } as const;
  return null;
}

interface FlashProps {
  /** The result of the form on the page before. Null if there is none. */
  flash: Done | null;
  /** That of the last form of this page. */
  last: { result: Done } | null;
  requestId: string | undefined;
}

/**
 * Shows the result of the last form, of this page or the one before, with a button to undo it, to move a saved prompt to a folder,
 * or to see the shelf or what is new of those one follows, where that is possible: as a toast, or without scripts in the flow of the page. A result with a panel is its page's to show.
 */
export function Flash({ flash, last, requestId }: FlashProps) {
  const { t } = useTranslation(["flash", "shell"]);
  const [asked, setAsked] = useState<Undo | null>(null);
  const submit = useSubmit();
  const navigate = useNavigate();
  const actionOf = (result: Done): ToastAction | undefined => {
    const { done, prompt } = result;
    const undo = undoOf(result);
    if (undo) return { label: t("shell:undo"), run: () => setAsked(undo) };
    const place = placeOf(done);
    if (place) return { label: t(`shell:${place.label}`), run: () => void navigate(place.to) };
    if (!prompt) return undefined;
    const move = { method: "post", action: href("/dashboard/selection") } as const;
    return { label: t("shell:moveToFolder"), run: () => void submit(fieldsOfMove(prompt), move) };
  };
  const said = ({ done, count, folder }: Done) =>
    folder === undefined
      ? t(`done.${done}`, { count })
      : t(count === 1 ? "movedTo" : "movedSeveralTo", { folder, count });
  const show = useEffectEvent((result: Done, isArrival: boolean) => {
    const { done, undo } = result;
    if (isPanel(done)) return;
    if (undo) UndoRequest.load().catch(() => undefined);
    showToast({
      title: said(result),
      variant: done === "unfinished" ? "info" : "success",
      action: actionOf(result),
      isArrival,
    });
  });
  useEffect(() => {
    if (last) show(last.result, false);
  }, [last]);
  useEffect(() => {
    if (flash) show(flash, true);
    // Once per response, whatever else is rendered again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flash?.done, requestId]);
  const undo = flash && undoOf(flash);
  const place = flash && placeOf(flash.done);
  return (
    <>
      <UndoRequest open={asked !== null} asked={asked} />
      {flash && !isPanel(flash.done) && (
        <Notice
          tone={flash.done === "unfinished" ? "info" : "success"}
          className="without-script mt-4"
          title={flash.after && said(flash)}
          action={
            <>
              {undo && <PlainAction {...undo}>{t("shell:undo")}</PlainAction>}
              {place && <Link to={place.to}>{t(`shell:${place.label}`)}</Link>}
              {flash.prompt && (
                <PlainAction action={href("/dashboard/selection")} values={fieldsOfMove(flash.prompt)}>
                  {t("shell:moveToFolder")}
                </PlainAction>
              )}
            </>
          }
        >
          {flash.after ? t(`done.${flash.after}`) : said(flash)}
        </Notice>
      )}
    </>
  );
}

interface PlainActionProps {
  action: string;
  values: Record<string, string>;
  children: string;
}

/** A button of the notice for browsers without scripts. */
const PlainAction = ({ action, values, children }: PlainActionProps) => (
  <form method="post" action={action}>
    <HiddenFields values={values} />
    <Button type="submit" variant="secondary" size="sm">
      {children}
    </Button>
  </form>
);
