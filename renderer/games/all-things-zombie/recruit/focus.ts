/** Where the focus goes when what held it has been rolled away. */

export const NEXT_GRUNT = 'next-grunt';
export const BEGIN = 'begin-campaign';
export const rollAgainId = (figure: string): string => `roll-again-${figure}`;

/** Takes the focus to the first of these that is on the page, once it is drawn. */
export function focusSoon(...ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    target?.focus();
  });
}
