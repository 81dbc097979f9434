/** Words on a figure’s line, the most important first. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CONDITION_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { lastingWords } from '../state/acts.ts';
import { lyingWords, movedWord } from '../state/moving.ts';
import { emptyWord, type Weapon } from './empty-weapon.tsx';
import type { LineWord } from './fitted.ts';

export interface StatusWord extends LineWord {
  readonly key: string;
  readonly look?: 'pen' | 'flag';
  readonly title?: string;
  /** A press reloads it, or stops it. */
  readonly weapon?: Weapon;
}

/** Once out, whatever the dice of the turn say. */
const STANDS: readonly FighterView['condition'][] = ['up', 'ducked-back', 'knocked-down'];

interface StatusFacts {
  /** State of a figure that has drunk; null for whoever hasn’t drunk, or is sober. */
  readonly drunk: string | null;
  /** Down since an earlier turn, and active, or on doubles. */
  readonly mayGetUp: boolean;
  /** The vehicle it sits in. */
  readonly sitsIn: string | undefined;
}

/** All but how it stands. */
export function statusWords(
  fighter: FighterView,
  { drunk, mayGetUp, sitsIn }: StatusFacts,
): readonly StatusWord[] {
  const { alight, hasFired, hero, innocent, shots, weapons } = fighter;
  const moved = movedWord(fighter);
  return [
    ...lyingWords(fighter).map((said): StatusWord => ({ key: said.text, ...said, must: true })),
    ...(alight ? [{ key: 'alight', text: 'alight', look: 'flag', must: true } as const] : []),
    ...(fighter.condition === 'knocked-down' ? getsUp(fighter, mayGetUp) : goes(fighter)),
    ...weapons.flatMap((weapon): readonly StatusWord[] => {
      const said = emptyWord(weapon);
      return said === undefined ? [] : [{ key: weapon.id, ...said, look: 'flag', weapon }];
    }),
    ...(sitsIn === undefined ? [] : [{ key: 'in', text: `in the ${sitsIn}`, brief: 'inside' }]),
    ...lastingWords(fighter).map((text) => ({ key: text, text })),
    ...(shots > 0 || hasFired ? [{ key: 'fired', text: firedText(shots, hasFired) }] : []),
    ...(moved === undefined ? [] : [{ key: 'moved', text: moved }]),
    ...(hero ? [{ key: 'hero', text: 'Hero' }] : []),
    ...(innocent ? [{ key: 'innocent', text: 'Innocent' }] : []),
    ...(drunk === null ? [] : [{ key: 'drunk', text: drunk }]),
  ];
}

function firedText(shots: number, hasFired: boolean): string {
  if (shots === 0) return 'fired';
  return hasFired ? `fired ${shots}` : shots === 1 ? '1 shot' : `${shots} shots`;
}

/**
 * Words on getting up. A figure that was knocked down does nothing for the rest of the turn, whatever its dice (section: Explaining the
 * Damage Table).
 */
function getsUp(fighter: FighterView, mayGetUp: boolean): readonly StatusWord[] {
  if (mayGetUp) return [{ key: 'goes', text: 'may get up', look: 'pen', must: true }];
  if (!fighter.active) return goes(fighter);
  return [
    {
      key: 'goes',
      text: 'stays down',
      title: 'Gets up when next active, or on doubles.',
      must: true,
    },
  ];
}

/** Words on whether the figure may act, or why not. */
function goes({ active, held, led, hasFired, moved, condition }: FighterView): readonly StatusWord[] {
  if (active === null || !STANDS.includes(condition)) return [];
  // A figure that has fired and moved all it may has nothing left to do of its own accord.
  const isDone = hasFired && moved !== null && moved.left === undefined;
  if (active && !isDone)
    return [
      {
        key: 'goes',
        text: 'may go',
        look: 'pen',
        must: true,
        ...(led !== null && { title: `With ${led}` }),
      },
    ];
  if (held === null) return [{ key: 'goes', text: 'has acted', must: true }];
  return [{ key: 'goes', text: held.short, brief: held.brief, title: held.sentence, must: true }];
}

/** All of it in a sentence’s form, for the figure’s own form: `Knocked Down, prone, fired 3`. */
export const statusText = (fighter: FighterView, besides: StatusFacts): string =>
  [
    CONDITION_TITLES[fighter.condition],
    ...(fighter.mauled ? ['mauled by a zombie'] : []),
    ...statusWords(fighter, besides).map(({ text }) => text),
  ].join(', ');
