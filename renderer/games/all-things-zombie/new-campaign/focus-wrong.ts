/** Takes the focus to the first field that is marked wrong, once it is drawn. */
export function focusFirstWrong(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  });
}
