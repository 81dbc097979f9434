/** Names of counters, tiles and places. */

import { counted, countedInWords, listed } from '../../core/text/english.ts';
import type { Noun } from '../../core/text/term.ts';
import type { AlienKind } from '../data/aliens.ts';
import type { Icon } from '../data/tiles.ts';
import type { Terrain } from '../data/town.ts';
import type { Level } from '../data/victory.ts';
import { type Horde, isMob, ZOMBIE_KINDS, type ZombieKind } from '../data/zombies.ts';

export const ZOMBIE_NAMES: Readonly<Record<ZombieKind, Noun>> = {
  rotting: { one: 'rotting zombie', many: 'rotting zombies' },
  rotting_mob: { one: 'rotting mob', many: 'rotting mobs' },
  fast: { one: 'fast zombie', many: 'fast zombies' },
  fast_mob: { one: 'fast mob', many: 'fast mobs' },
  tough: { one: 'tough zombie', many: 'tough zombies' },
  tough_mob: { one: 'tough mob', many: 'tough mobs' },
};

/** In a column of zombies, and on their counters. */
export const SHORT_NAMES: Readonly<Record<ZombieKind, string>> = {
  rotting: 'rotting',
  rotting_mob: 'rotting mob',
  fast: 'fast',
  fast_mob: 'fast mob',
  tough: 'tough',
  tough_mob: 'tough mob',
};

export const ALIEN_NAMES: Readonly<Record<AlienKind, Noun>> = {
  trooper: { one: 'trooper', many: 'troopers' },
  ufo: { one: 'UFO', many: 'UFOs' },
  tank: { one: 'tank', many: 'tanks' },
  leader: { one: 'leader', many: 'leaders' },
  mutant: { one: 'Mutant', many: 'Mutants' },
  bfar: { one: 'BFAR', many: 'BFARs' },
};

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  building: 'building',
  park: 'park',
  'dirt-lot': 'dirt lot',
};

export const ICON_NAMES: Readonly<Record<Icon, string>> = {
  bite: 'a bite',
  laser: 'a laser',
  claw: 'claws',
  rise: 'the dead rise',
  mutant: 'the Mutant',
  bfar: 'the BFAR',
};

/** Icons that a tile may bear twice. */
const TWICE: Readonly<Partial<Record<Icon, readonly [string, string]>>> = {
  bite: ['a bite', 'two bites'],
  laser: ['a laser', 'two lasers'],
};

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  'overwhelming-zombies': 'an overwhelming victory of the zombies',
  zombies: 'a victory of the zombies',
  stalemate: 'a stalemate',
  aliens: 'a victory of the aliens',
  'incredible-aliens': 'an incredible victory of the aliens',
};

/** `two rotting zombies and a fast mob`, in words. */
export function hordeText(horde: Readonly<Horde>): string {
  const kinds = Object.entries(ZOMBIE_NAMES) as [ZombieKind, Noun][];
  return listed(
    kinds.flatMap(([kind, { one, many }]) =>
      horde[kind] > 0 ? [countedInWords(horde[kind], one, many)] : [],
    ),
  );
}

/** `2 rotting, 1 fast mob`: where there is little room and all of them are zombies. */
export const hordeInShort = (horde: Readonly<Horde>): string =>
  ZOMBIE_KINDS.filter((kind) => horde[kind] > 0)
    .map(
      (kind) =>
        `${horde[kind]} ${isMob(kind) && horde[kind] > 1 ? ZOMBIE_NAMES[kind].many : SHORT_NAMES[kind]}`,
    )
    .join(', ');

interface Named {
  readonly kind: AlienKind;
  readonly name: string | null;
}

/** `Veskar, two troopers and a tank`. */
export function aliensText(aliens: readonly Named[]): string {
  const named = aliens.flatMap(({ name }) => (name === null ? [] : [name]));
  const kinds = Object.entries(ALIEN_NAMES) as [AlienKind, Noun][];
  const others = kinds.flatMap(([kind, { one, many }]) => {
    const count = aliens.filter((alien) => alien.name === null && alien.kind === kind).length;
    return count > 0 ? [countedInWords(count, one, many)] : [];
  });
  return listed([...named, ...others]);
}

export const diceText = (dice: number): string => counted(dice, 'die', 'dice');
export const hitsText = (hits: number): string => countedInWords(hits, 'hit', 'hits');

/** `two bites`, `the Mutant`. */
export function tileText(icons: readonly Icon[]): string {
  const [icon] = icons;
  if (icon === undefined) return 'nothing else';
  const [one, several] = TWICE[icon] ?? [ICON_NAMES[icon], ICON_NAMES[icon]];
  return icons.length > 1 ? several : one;
}
