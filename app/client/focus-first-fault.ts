/**
 * Gives the focus to the first refused field of the form that has it; where no form has it, to the first on the page. A refusal
 * that is about no field is brought into view: on a phone its sentence may stand above what one sees.
 */
export function focusFirstFault(): void {
  const scope = document.activeElement?.closest("form") ?? document;
  const fault = scope.querySelector<HTMLElement>("[aria-invalid=true]");
  if (fault) fault.focus();
  else scope.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
