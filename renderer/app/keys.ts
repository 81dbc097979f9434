/** Keys as this machine names them. */

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `Ctrl K`, on a Mac `⌘ K`. */
export const modified = (key: string): string => (apple ? `⌘ ${key}` : `Ctrl ${key}`);

/** A person is typing: keys belong to the field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

export const dialogIsOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
