/** Keys as this machine names them on the screens, and the question whether somebody is typing. */

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

/** On a field that has nothing of its own to take back: `data-undo`. */
const CAMPAIGNS = 'campaign';
/** Attributes for a field in which Ctrl+Z is the campaign’s as long as the field is empty. */
export const undoOf = (empty: boolean) => (empty ? { 'data-undo': CAMPAIGNS } : {});

/** A field being typed in takes back what was typed. */
export const hasOwnUndo = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLElement && target.dataset.undo === CAMPAIGNS);

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export const dialogIsOpen = (): boolean => document.querySelector(DIALOG) !== null;

/** Says whether a key is a dialog’s: a dialog that has been left, and is only fading, takes none any more. */
export const dialogTakes = (target: EventTarget | null): boolean =>
  dialogIsOpen() &&
  !(target instanceof Element && target !== document.body && target.closest(DIALOG) === null);
