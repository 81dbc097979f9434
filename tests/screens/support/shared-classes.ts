/**
 * Behaviour of Chromium that happy-dom lacks. Its windows share most of their classes: these are changed once, and know a window by the
 * element alone, since a window that they held would never be let go.
 */
import { DOMRect, Element, HTMLElement, HTMLInputElement, Window } from 'happy-dom';
import { isShown } from './plain-style.ts';

const always = (value: unknown) => ({ configurable: true, get: () => value });

// Locks of happy-dom outlive the window that holds them.
Object.defineProperty(Object.getPrototypeOf(new Window().navigator), 'locks', always(undefined));

// Everything has a place and a size, the same for all.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
Object.defineProperties(HTMLElement.prototype, { offsetWidth: always(100), offsetHeight: always(20) });

Object.assign(Element.prototype, {
  checkVisibility(this: globalThis.Element) {
    return isShown(this);
  },
});

const { select } = HTMLInputElement.prototype;
/** Chromium gives the focus to a field whose text is selected. */
HTMLInputElement.prototype.select = function () {
  this.focus();
  select.call(this);
};

const asTheyAre = Object.getOwnPropertyDescriptors(HTMLElement.prototype);

/** Takes back what user-event did to them for the window before: it wraps `focus` and `blur` anew for each. */
export function putBack(): void {
  const { prototype } = HTMLElement;
  for (const key of Reflect.ownKeys(prototype)) {
    if (!Object.hasOwn(asTheyAre, key)) Reflect.deleteProperty(prototype, key);
  }
  Object.defineProperties(prototype, { focus: asTheyAre.focus, blur: asTheyAre.blur });
}
