import { Form, href, useNavigation } from "react-router";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";

interface WaitingEmailProps {
  email: string;
  sentAt: Date;
}

/** Says which address waits to be confirmed, leads to sending its link again, and takes the request back. */
export function WaitingEmail({ email, sentAt }: WaitingEmailProps) {
  const { t } = useTranslation("accounts");
  const moment = useMoment("minute");
  const cancel = href("/profile/email/cancel");
  const pending = useNavigation().formAction === cancel;
  return (
    <Notice
      title={
        <>
          {t("emailChange.waiting")} {email}
        </>
      }
      action={
        <>
          <LinkButton to={href("/profile/email")} variant="secondary" size="sm">
            {t("reset.again")}
          </LinkButton>
          <Form method="post" action={cancel}>
            <Button type="submit" variant="secondary" size="sm" pending={pending}>
              {t("emailChange.cancel")}
            </Button>
          </Form>
        </>
      }
    >
      {t("emailChange.sent", { moment: moment(sentAt) })}
    </Notice>
  );
}
