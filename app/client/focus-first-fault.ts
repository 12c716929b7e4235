/** Gives the focus to the first refused field of the form that has it; where no form has it, to the first on the page. */
export function focusFirstFault(): void {
  const scope = document.activeElement?.closest("form") ?? document;
  scope.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
