import { Form, href, useNavigation } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";

/** Says that a reset link is on its way, and sends it again. */
export function SentReset({ email }: { email: string }) {
  const { t } = useTranslation("accounts");
  const action = href("/auth/reset");
  return (
    <Notice
      tone="success"
      title={t("reset.sent")}
      action={
        <Form method="post" action={action}>
          <HiddenFields values={{ email }} />
          <Button type="submit" variant="secondary" size="sm" pending={useNavigation().formAction === action}>
            {t("reset.again")}
          </Button>
        </Form>
      }
    >
      {t("reset.sentHint", { email })}
    </Notice>
  );
}
