import { Form, href, Link, useNavigation } from "react-router";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { focusOn } from "~/ui/focus";
import { Notice } from "~/ui/notice";

import { useRefusal } from "~/client/form-errors";

interface VerifyFormProps {
  token: string;
  /** The link may still be used, as far as is known. */
  good: boolean;
  refused?: RefusedForm;
}

/** One press that proves the address; a spent link leads to a new letter. */
export function VerifyForm({ token, good, refused }: VerifyFormProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const refusal = useRefusal(refused);
  const pending = useNavigation().state !== "idle";
  const { sentence } = refusal;
  if (!good)
    return (
      <Notice
        tone="danger"
        action={
          // The button that was pressed is gone.
          <Link ref={focusOn} to={href("/profile")} className="text-link">
            {t("verify.again")}
          </Link>
        }
      >
        {sentence}
      </Notice>
    );
  return (
    <Form method="post" className="flex flex-col gap-5">
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" pending={pending}>
        {t("verify.submit")}
      </Button>
    </Form>
  );
}
