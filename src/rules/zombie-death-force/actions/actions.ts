/** Every Action that is played, by its card. */
import type { PlayedAction } from '../types.ts';
import type { ActionPlay } from './action.ts';
import { betterYouThanMe, ewwwwwwwww } from './moving.ts';
import { fallBack, ohMyGawd } from './rearranging.ts';
import { deadWeight, holdThemOff, unfortunateDistraction } from './trashing.ts';

export const ACTIONS: Readonly<Record<PlayedAction, ActionPlay>> = {
  'unfortunate-distraction': unfortunateDistraction,
  'better-you-than-me': betterYouThanMe,
  ewwwwwwwww,
  'fall-back': fallBack,
  'dead-weight': deadWeight,
  'oh-my-gawd': ohMyGawd,
  'hold-them-off': holdThemOff,
};
