import { Form, href, useNavigation } from "react-router";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";

interface WaitingEmailProps {
  email: string;
  sentAt: Date;
}

/** Says which address waits to be confirmed, sends its link again, and takes the request back. */
export function WaitingEmail({ email, sentAt }: WaitingEmailProps) {
  const { t } = useTranslation("accounts");
  const moment = useMoment("minute");
  const { formAction } = useNavigation();
  const [again, cancel] = [href("/profile/email"), href("/profile/email/cancel")];
  return (
    <Notice
      title={
        <>
          {t("emailChange.waiting")} <span className="break-all">{email}</span>
        </>
      }
      action={
        <>
          <Form method="post" action={again}>
            <HiddenFields values={{ email }} />
            <Button type="submit" variant="secondary" size="sm" pending={formAction === again}>
              {t("reset.again")}
            </Button>
          </Form>
          <Form method="post" action={cancel}>
            <Button type="submit" variant="secondary" size="sm" pending={formAction === cancel}>
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
