/** Keys typed after the palette was called for: they are its field’s, also before the field has come and has the focus. */
import { palette, paletteStore } from '../../client/palette-store.ts';

export const PALETTE_FIELD = 'palette-field';
const FOR_THE_FIELD = /^(.|Backspace|Enter|ArrowDown|ArrowUp)$/u;

let opened = false;
/** Until the field has the focus for the first time. */
let waiting = false;
let typed: readonly string[] = [];

/** From the start on, so that nobody hears these keys before. */
export function followPalette(): void {
  paletteStore.subscribe((state) => {
    if (state.opened === opened) return;
    opened = state.opened;
    waiting = opened;
    typed = [];
  });
  window.addEventListener('keydown', hear, { capture: true });
}

function hear(event: KeyboardEvent): void {
  if (!waiting || event.isComposing || isShortcut(event)) return;
  // Opened again before it has faded, the field never lost it.
  if (document.activeElement?.id === PALETTE_FIELD) return void takeTyped();
  if (event.key === 'Escape') palette.close();
  else if (FOR_THE_FIELD.test(event.key)) typed = [...typed, event.key];
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

/** The field has the focus, and with it the keys from now on: those that came before. */
export function takeTyped(): readonly string[] {
  const taken = typed;
  waiting = false;
  typed = [];
  return taken;
}

/** The field has yet to come: they are for it as before. */
export function giveBackTyped(taken: readonly string[]): void {
  typed = taken;
}
