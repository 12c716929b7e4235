import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button, type ButtonProps } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";

interface ShelfButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  shareId: string;
  isSaved: boolean;
  /** The prompt's, for the accessible name. */
  name: string;
  icon: ReactNode;
}

/** The texts of errors come with the first error. */
const ShelfRefusal = lazyPart(async () => (await import("./shelf-refusal")).ShelfRefusal);

/** A form that puts a prompt on the reader's shelf, or takes it off; a visitor signs in on the way. */
export function ShelfButton({ shareId, isSaved, name, icon, ...looks }: ShelfButtonProps) {
  const { t } = useTranslation("shelf");
  const { Form, state, data } = useFetcher<RefusedForm | object>();
  const word = t(isSaved ? "saved" : "save");
  return (
    <Form method="post" action={href("/prompts/:shareId/shelf", { shareId })}>
      {isSaved && <input type="hidden" name="remove" value="on" />}
      <Button {...looks} type="submit" aria-label={`${word}: ${name}`} pending={state !== "idle"} icon={icon}>
        {word}
      </Button>
      {data && "code" in data && <ShelfRefusal refused={data} />}
    </Form>
  );
}
