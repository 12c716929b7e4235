import { useTranslation } from "react-i18next";
import { Form, href, Link, useNavigation } from "react-router";

import type { RefusedForm } from "~/errors";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import { useRefusal } from "~/client/use-refusal";

/** One press that proves the address; a spent link leads to a new letter. */
export function VerifyForm({ token, refused }: { token: string; refused?: RefusedForm }) {
  const { t } = useTranslation(["accounts", "errors"]);
  const refusal = useRefusal(refused);
  const pending = useNavigation().state !== "idle";
  const { sentence } = refusal;
  if (refused?.code === "token_expired")
    return (
      <Notice
        tone="danger"
        action={
          <Link to={href("/profile")} className="text-link">
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
