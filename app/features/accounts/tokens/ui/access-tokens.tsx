import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href, Link } from "react-router";

import { usePrefetchRoutes } from "~/ui/prefetch";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { OpeningLink } from "~/ui/opening-link";

import type { AccessToken } from "../access-token";
import type { NewAccessToken } from "../create-access-token.server";
import { AccessTokenItem } from "./access-token-item";
import { MadeToken } from "./made-token";
import { TokenDialog } from "./token-dialog";

interface AccessTokensProps {
  tokens: AccessToken[];
  /** The ID of the next token. */
  nextId: string;
}

/** The member's access tokens, with buttons to create and revoke them. */
export function AccessTokens({ tokens, nextId }: AccessTokensProps) {
  const { t } = useTranslation("tokens");
  usePrefetchRoutes("routes/site/profile-token-");
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<NewAccessToken>();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="tokens" className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-x-4 gap-y-3 sm:flex-row sm:justify-between">
          <div>
            <h2 id="tokens" className="text-lg">
              {t("title")}
            </h2>
            <p className="phrases mt-2 text-sm text-ink-soft">{t("lead")}</p>
            <Link to={href("/docs/api")} className="text-link inline-flex min-h-11 items-center text-sm">
              {t("docs")}
            </Link>
          </div>
          <Button asChild variant="secondary" className="shrink-0">
            <OpeningLink to={href("/profile/tokens/new")} onOpen={() => setOpen(true)}>
              <Icon name="plus" />
              {t("add")}
            </OpeningLink>
          </Button>
        </div>
        <TokenDialog open={open} nextId={nextId} onOpenChange={setOpen} onMade={setMade} />
        {made && tokens.some(({ id }) => id === made.id) && <MadeToken token={made.token} />}
        {tokens.length > 0 ? (
          <ul className="-mb-3 flex flex-col divide-y divide-line">
            {tokens.map((token) => (
              <AccessTokenItem key={token.id} token={token} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t("empty")}</p>
        )}
      </section>
    </Card>
  );
}
