/** Names of options that may be chosen, and of counters that are drawn, by their ids alone. */

import { upperFirst } from '../../core/text/english.ts';
import type { AlienKind } from '../data/aliens.ts';
import type { ZombieKind } from '../data/zombies.ts';
import { ALIEN_NAMES, ZOMBIE_NAMES } from './names.ts';

/** `trooper`, `tank-2`, `fast_mob`: a counter. */
export function counterText(id: string): string {
  const [kind = '', number] = id.split('-');
  const zombie = (ZOMBIE_NAMES as Readonly<Record<string, { one: string }>>)[id as ZombieKind];
  const alien = (ALIEN_NAMES as Readonly<Record<string, { one: string }>>)[kind as AlienKind];
  return zombie?.one ?? (alien ? `${alien.one}${number === undefined ? '' : ` ${number}`}` : id);
}

const WHOLE: Readonly<Record<string, string>> = {
  end: 'Nobody else acts',
  blast: 'Blast ’Em here',
  chomp: 'Chomp ’Em here',
  pass: 'Pass',
  other: 'Another group',
  stop: 'Stop here',
  none: 'Nobody else lands',
};

const ACTS: Readonly<Record<string, (which: string) => string>> = {
  attack: (place) => `Attack in ${place}`,
  move: (place) => `Move to ${place}`,
  alone: (counter) => `One ${counterText(counter)} alone`,
  without: (counter) => `Without one ${counterText(counter)}`,
};

export const tileName = (id: string): string => `Tile ${id.slice('tile-'.length)}`;

export function called(rule: string, answer: string): string {
  const whole = WHOLE[answer];
  if (whole !== undefined) return whole;
  if (rule === 'avz.event') return tileName(answer);
  const [what = '', which = ''] = answer.split(':');
  if (which === '') return upperFirst(counterText(answer));
  return ACTS[what]?.(which) ?? `${upperFirst(counterText(which))} in ${what}`;
}
