import { Icon } from "~/ui/icon";
import { useMemo, useState, type ReactNode } from "react";
import { href, Link, useLocation } from "react-router";

import type { IntentKind } from "~/domain/intents";
import { useTranslation } from "~/i18n";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Street } from "~/ui/street";
import { Tabs } from "~/ui/tabs";

import { GoogleButton, type GoogleState } from "./google-button";
import { SharedEmail } from "./email-field";

const benefits = [
  { key: "generate", icon: <Icon name="sparkles" /> },
  { key: "organise", icon: <Icon name="folder-heart" /> },
  { key: "share", icon: <Icon name="share-2" /> },
] as const;

/** The links of emails that ask for a sign-in. */
const mailedLinks = ["/profile/email/confirm", "/auth/verify", "/profile/password"] as const;

interface AuthFrameProps {
  google: GoogleState;
  /** The redirect after signing in; a path of this site. */
  redirectTo: string | null;
  /** What the person asked for, which is done after the sign-in. Null if there is nothing. */
  intent: IntentKind | null;
  children: ReactNode;
}

/** Both tabs of the sign-in page, with the benefits of membership next to them (specification, section 2). */
export function AuthFrame({ google, redirectTo, intent, children }: AuthFrameProps) {
  const { t } = useTranslation("accounts");
  const { pathname } = useLocation();
  const [email, setEmail] = useState("");
  const typed = useMemo(() => [email, setEmail] as const, [email]);
  // The prompt's own page: that of its save would redirect back here.
  const prompt = redirectTo?.match(/^\/(?:generate|prompts)\/[^/?#]+/)?.[0];
  const isDraft = prompt?.startsWith("/generate/");
  const isRemix = /^\/prompts\/[^/?#]+\/remix(?:$|\?)/.test(redirectTo ?? "");
  const mailed = mailedLinks.find((link) => redirectTo?.split("?")[0] === link);
  const reason = isRemix ? "remix" : intent;
  const suffix = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : "";
  const tabs = [
    { path: href("/auth"), label: t("signIn.tab") },
    { path: href("/auth/register"), label: t("register.tab") },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 py-8 lg:grid-cols-2 lg:gap-12 lg:py-14">
      <div className="flex flex-col gap-5">
        <h1 className="text-xl">{t("auth.title")}</h1>
        {mailed && <Notice>{t(`auth.mailed.${mailed}`)}</Notice>}
        {(reason ?? isDraft) && (
          <Notice
            action={
              prompt && (
                <Link to={isDraft ? `${prompt}#result` : prompt} className="text-link">
                  {t("auth.draftBack")}
                </Link>
              )
            }
          >
            {t(reason ? `auth.intent.${reason}` : "auth.draftKept")}
          </Notice>
        )}
        <Card padding="lg" className="flex flex-col gap-6">
          <GoogleButton state={google} redirectTo={redirectTo} />
          <Tabs
            label={t("auth.tabs")}
            tabs={tabs.map(({ path, label }) => ({ to: path + suffix, label, current: pathname === path }))}
          />
          <SharedEmail value={typed}>{children}</SharedEmail>
        </Card>
      </div>
      <aside className="flex flex-col gap-6 lg:pt-12">
        <Street className="w-full text-ink-soft max-lg:hidden" />
        <div>
          <h2 className="phrases text-lg">{t("benefits.title")}</h2>
          <p className="phrases mt-2 text-ink-soft">{t("benefits.lead")}</p>
        </div>
        <ul className="flex flex-col gap-4">
          {benefits.map(({ key, icon }) => (
            <li key={key} className="flex items-start gap-3">
              <span className="flex h-lh shrink-0 items-center text-accent-text [&_svg]:size-5">{icon}</span>
              <div>
                <p className="font-bold">{t(`benefits.${key}.title`)}</p>
                <p className="phrases text-sm text-ink-soft">{t(`benefits.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
