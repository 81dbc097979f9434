import { useEffect } from 'react';
import { dialogIsOpen, isTyping } from '../../../../client/keys.ts';
import { notify } from '../../../../client/notify.ts';
import { offerActs } from '../../../../client/screen-acts.ts';
import { FIGURE_ACTS } from '../state/acts.ts';
import { ALL_DUE, type Kind } from '../state/due-acts.ts';
import type { KeptForms } from '../state/kept-forms.ts';
import { markedLine } from '../state/lines.ts';
import { type Playing, useKept, usePlay } from '../state/play-context.ts';
import { ofDue, ofFigure, ofScreen, whyNothing } from './does.ts';
import { offered } from './offered.ts';
import { isPressed, pressed, SCREEN_KEYS } from './table.ts';

/** Listens to the keys of Play, which act by what stood on the screen when they were pressed. */
export function PlayKeys() {
  const playing = usePlay();
  const kept = useKept();
  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || dialogIsOpen() || menuIsOpen()) return;
      if (playing.acts.state.get().asking !== undefined) return;
      if (isOfForm(event)) return;
      const does = pressedOf(event, playing, kept.get());
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    document.addEventListener('keydown', type);
    return () => document.removeEventListener('keydown', type);
  }, [playing, kept]);
  useEffect(() => offerActs(() => offered(playing, kept.get())), [playing, kept]);
  return null;
}

const ARROWS: readonly string[] = ['ArrowDown', 'ArrowUp'];

/** As the screen opens its heading is read out; the arrows lead from there to the figures. */
const hasNoFocus = () => document.activeElement?.matches('body, h1') === true;
const toMarkedLine = () => markedLine()?.focus();

const { keys, floorUp, floorDown, larger, smaller, whole } = SCREEN_KEYS;
const EVERYWHERE = [keys, floorUp, floorDown, larger, smaller, whole];

/** In an open form the letters are the form’s; what isn’t one of them does nothing. Escape, the list of keys, and the floors and the size of the board are everywhere. */
const isOfForm = (event: KeyboardEvent) =>
  event.target instanceof Element &&
  event.target.closest('[data-form]') !== null &&
  event.key !== 'Escape' &&
  !EVERYWHERE.some((key) => isPressed(key, event));

const menuIsOpen = () => document.querySelector('[role="menu"]') !== null;

/** What a key does on Play; undefined for one that means nothing here. */
function pressedOf(event: KeyboardEvent, playing: Playing, kept: KeptForms): (() => void) | undefined {
  if (event.key === 'Escape') return playing.onScreen.get().form && playing.close;
  if (ARROWS.includes(event.key)) return hasNoFocus() ? toMarkedLine : undefined;
  const figure = pressed(FIGURE_ACTS, event);
  if (figure !== undefined) {
    const message = whyNothing(figure, playing);
    return message === undefined ? ofFigure(figure, playing) : () => void notify({ message });
  }
  const due = pressed<Kind>(ALL_DUE, event);
  if (due !== undefined) return ofDue(due, playing, kept);
  const screen = pressed(SCREEN_KEYS, event);
  return screen && ofScreen(screen, playing, kept);
}
