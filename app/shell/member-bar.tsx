import { LogOut, Plus } from "lucide-react";
import { Form, href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { useRootData } from "~/client/root-data";

/** A new prompt, who is signed in, and signing out; on a small screen the menu has them. */
export function MemberBar() {
  const { t } = useTranslation();
  const viewer = useRootData()?.viewer;
  if (!viewer) return null;
  return (
    <div className="flex min-w-0 items-center gap-1 max-md:hidden">
      <Button asChild size="sm">
        {/* A full load, as the specification has it (section 2). */}
        <a href={href("/generate")}>
          <Plus aria-hidden />
          {t("menu.newPrompt")}
        </a>
      </Button>
      <span className="max-w-56 truncate px-2 text-sm text-ink-soft">{viewer.email}</span>
      <Form method="post" action={href("/auth/sign-out")}>
        <Button type="submit" variant="ghost" size="sm" icon={<LogOut aria-hidden />}>
          {t("menu.signOut")}
        </Button>
      </Form>
    </div>
  );
}
