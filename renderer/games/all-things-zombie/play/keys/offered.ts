/** Deeds of Play’s keys that the palette offers now: a key that would mean nothing isn’t offered. */

import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { upperFirst } from '../../../../../src/rules/core/text/english.ts';
import type { ScreenAct } from '../../../../client/screen-acts.ts';
import { FIGURE_ACTS, type FigureAct } from '../state/acts.ts';
import { ALL_DUE } from '../state/due-acts.ts';
import type { KeptForms } from '../state/kept-forms.ts';
import type { Key } from '../state/key.ts';
import { fighterNamed, type Playing } from '../state/play-context.ts';
import { ofDue, ofFigure, ofScreen } from './does.ts';
import { keyText, SCREEN_KEYS } from './table.ts';

type Does = (() => void) | undefined;

const keysOf = <K extends string>(keys: Readonly<Record<K, Key>>) => Object.entries(keys) as [K, Key][];

/** Says whether the turn has a reason against the act now. */
const isHeld = (act: FigureAct, fighter: FighterView | undefined): boolean =>
  act.held !== undefined && (fighter?.heldFrom[act.held] ?? null) !== null;

export function offered(playing: Playing, kept: KeptForms): readonly ScreenAct[] {
  const { acts, view, onScreen } = playing;
  // A question is open: nothing else is done before its answer.
  if (acts.state.get().asking !== undefined) return [];
  const fighter = fighterNamed(view.get().encounter, onScreen.get().selected ?? '');
  const act = (from: string, [id, key]: [string, Key], does: Does, whose?: string): readonly ScreenAct[] => {
    if (does === undefined) return [];
    const what = upperFirst(key.text);
    return [{ id: `${from}-${id}`, what, ...(whose !== undefined && { whose }), keys: keyText(key), does }];
  };
  return [
    // A deed that the rules don’t let be done now is done from its key or the bar, with a reason.
    ...keysOf(FIGURE_ACTS)
      .filter(([id]) => !isHeld(FIGURE_ACTS[id], fighter))
      .flatMap((one) => act('figure', one, ofFigure(one[0], playing), fighter?.name)),
    ...keysOf(ALL_DUE).flatMap((one) => act('due', one, ofDue(one[0], playing, kept))),
    ...keysOf(SCREEN_KEYS).flatMap((one) => act('screen', one, ofScreen(one[0], playing, kept))),
  ];
}
