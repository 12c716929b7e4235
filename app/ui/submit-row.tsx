import type { ReactNode } from "react";

import { Button, type ButtonProps } from "./button";

interface SubmitRowProps extends Omit<ButtonProps, "type" | "asChild"> {
  /** What stands before the submit button, such as a button that cancels. */
  before?: ReactNode;
}

/** The end of a form: its submit button, on a phone above what stands before it. */
export const SubmitRow = ({ before, ...button }: SubmitRowProps) => (
  <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
    {before}
    <Button type="submit" {...button} />
  </div>
);
