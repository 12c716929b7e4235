import { Button, type ButtonProps } from "~/ui/button";
import { HiddenFields } from "~/ui/field";

import { useFormFetcher } from "./use-form-fetcher";

interface FormButtonProps extends Omit<ButtonProps, "type" | "pending" | "asChild"> {
  action: string;
  /** The values that it submits. */
  fields?: Readonly<Record<string, string>>;
  failure: string;
  /** As of `useFormFetcher`. */
  asksOnPage?: boolean;
}

const none = {};

/** A form with nothing but its button, which is submitted while the page stays. */
export function FormButton({ action, fields = none, failure, asksOnPage, ...button }: FormButtonProps) {
  const { fetcher, pending } = useFormFetcher({ failure, asksOnPage });
  return (
    <fetcher.Form method="post" action={action}>
      <HiddenFields values={fields} />
      <Button {...button} type="submit" pending={pending} />
    </fetcher.Form>
  );
}
