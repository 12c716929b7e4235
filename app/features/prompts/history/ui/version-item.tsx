import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";
import { href } from "react-router";

import { useRunsHere } from "~/client/root-data";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { versionQuery } from "~/domain/version-number";
import type { Comparison, Segment } from "~/features/text/compare-texts";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";

import type { VersionChange } from "../list-changes.server";
import type { ListedVersion } from "../list-versions.server";
import { MarkedSegments } from "./comparison";
import { useVersionName } from "./use-version-name";

interface VersionItemProps {
  prompt: { id: string; type: string; shareId: string | null };
  version: ListedVersion;
  /** Undefined where nothing is before it. */
  change?: VersionChange;
  current: number;
  /** Of the current version: the number of the one before. */
  former?: number;
  /** Its comparison with the current version, below it. */
  children?: ReactNode;
}

/** The parameter of a comparison that stands below its version, in the list. */
export const belowParameter = "below";

const itemId = (number: number) => `version-${number}`;

/** A version in the list: its name, marks, what it changed, the beginning of the current text, and its choices. */
export function VersionItem({ prompt, version, change, current, former, children }: VersionItemProps) {
  const { t } = useTranslation(["history", "comparisons"]);
  const runsHere = useRunsHere(prompt.type);
  const nameOf = useVersionName();
  const { number, isPinned, isShared, excerpt } = version;
  const isCurrent = number === current;
  const list = href("/dashboard/prompts/:promptId/history", { promptId: prompt.id });
  const pageOf = (at: number) =>
    href("/dashboard/prompts/:promptId/history/:number", { promptId: prompt.id, number: String(at) });
  const mark = (field: string, wanted: boolean) => ({ number: String(number), [field]: String(wanted) });
  return (
    <li id={itemId(number)} className="flex scroll-mt-2 flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{nameOf(version, change?.restoredFrom)}</span>{" "}
        {isCurrent && <Badge>{t("current")}</Badge>}{" "}
        {isPinned && <Badge icon={<Icon name="shield-check" />}>{t("pinned")}</Badge>}{" "}
        {isShared && <Badge icon={<Icon name="link-2" />}>{t("shared")}</Badge>}
      </p>
      {(isCurrent || !change?.sides) && (
        <p dir="auto" translate="no" className="prompt-text line-clamp-2 text-sm text-ink-soft">
          {excerpt}
        </p>
      )}
      {change?.sides && <Change {...change.sides} />}
      <div role="group" aria-label={t("version", { number })} className="-ml-2 flex flex-wrap gap-1">
        {!isCurrent && (
          <>
            <ActionLink
              to={`${list}?from=${number}&to=${current}&${belowParameter}#${itemId(number)}`}
              icon={<Icon name="git-compare" />}
            >
              {t("compare.withCurrent")}
            </ActionLink>
            {runsHere && (
              <ActionLink
                to={`${href("/dashboard/prompts/:promptId/compare", { promptId: prompt.id })}?version=${number}`}
                icon={<Icon name="play" />}
              >
                {t("comparisons:withToday")}
              </ActionLink>
            )}
            <ActionLink to={pageOf(number)} icon={<Icon name="rotate-ccw" />}>
              {t("restore.open")}
            </ActionLink>
          </>
        )}
        {former !== undefined && (
          <ActionForm action={pageOf(former)} icon={<Icon name="undo-2" />}>
            {t("undo")}
          </ActionForm>
        )}
        <ActionForm
          action={list}
          fields={mark("isPinned", !isPinned)}
          icon={isPinned ? <Icon name="x" /> : <Icon name="shield-check" />}
        >
          {t(isPinned ? "unpin" : "pin")}
        </ActionForm>
        {prompt.shareId !== null && (
          <ActionForm
            action={list}
            fields={mark("isShared", !isShared)}
            icon={isShared ? <Icon name="unlink" /> : <Icon name="link-2" />}
          >
            {t(isShared ? "unshare" : "share")}
          </ActionForm>
        )}
        {prompt.shareId !== null && isShared && (
          <>
            <ActionLink
              to={href("/prompts/:shareId", { shareId: prompt.shareId }) + versionQuery(number)}
              icon={null}
            >
              {t("openShared")}
            </ActionLink>
            <ActionLink
              to={href("/prompts/:shareId/embed-code", { shareId: prompt.shareId }) + versionQuery(number)}
              icon={null}
            >
              {t("embed")}
            </ActionLink>
          </>
        )}
      </div>
      {children}
    </li>
  );
}

/** The first changed sentence with its marks: before and after on a line each, or the one that tells it all. */
function Change({ before, after }: Comparison) {
  const [removes, adds] = [before, after].map((side) => side.some(({ changed }) => changed));
  return (
    <div dir="auto" translate="no" className="text-sm wrap-anywhere">
      {removes && <MarkedLine segments={before} mark="del" className={adds ? "truncate" : "line-clamp-2"} />}
      {adds && <MarkedLine segments={after} mark="ins" className={removes ? "truncate" : "line-clamp-2"} />}
    </div>
  );
}

interface MarkedLineProps {
  segments: readonly Segment[];
  mark: "ins" | "del";
  className: string;
}

const MarkedLine = ({ segments, mark, className }: MarkedLineProps) => (
  <p className={className}>
    <MarkedSegments segments={segments} mark={mark} />
  </p>
);

interface ActionProps {
  icon: ReactNode;
  children: ReactNode;
}

const ActionLink = ({ to, icon, children }: ActionProps & { to: string }) => (
  <LinkButton to={to} variant="ghost" size="sm">
    {icon}
    {children}
  </LinkButton>
);

const none = {};

function ActionForm({
  action,
  fields = none,
  icon,
  children,
}: ActionProps & { action: string; fields?: Record<string, string> }) {
  const { t } = useTranslation("history");
  const { fetcher, pending } = useFormFetcher({ failure: t("failed") });
  return (
    <fetcher.Form method="post" action={action} className="contents">
      <HiddenFields values={fields} />
      <Button type="submit" variant="ghost" size="sm" icon={icon} pending={pending}>
        {children}
      </Button>
    </fetcher.Form>
  );
}
