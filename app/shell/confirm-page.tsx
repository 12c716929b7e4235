import type { ReactNode } from "react";

import { ConfirmForm, type ConfirmFormProps } from "./confirm-form";
import { TaskPage } from "./task-page";

interface ConfirmPageProps extends ConfirmFormProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page with a question, a submit button and a cancel link. */
export const ConfirmPage = ({ title, lead, children, ...form }: ConfirmPageProps) => (
  <TaskPage title={title} lead={lead}>
    {children}
    <ConfirmForm {...form} />
  </TaskPage>
);
