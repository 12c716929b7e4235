import { isPrompt } from "../reading/is-prompt";
import { ReworkNotice } from "./rework-notice";
import { UseNotice, type UseNoticeProps } from "./use-notice";

/** Tells of a line for a text that it is a prompt already, or seems to be an automation or a picture; renders nothing of another line. */
export function LineNotice(props: UseNoticeProps) {
  const { line, onShow, className } = props;
  return isPrompt(line) ? <ReworkNotice isInside {...{ onShow, className }} /> : <UseNotice {...props} />;
}
