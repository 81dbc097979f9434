/** Names for aliens that live long enough to be told apart: our own, by what they are. */
import type { AlienKind } from '../../data/aliens.ts';

const LIVING = [
  'Issa',
  'Veth',
  'Sorrel',
  'Ankin',
  'Oumo',
  'Taldis',
  'Ree',
  'Ixel',
  'Harn',
  'Quill',
  'Dov',
  'Maru',
];
const SAUCERS = [
  'Orrun',
  'The Low Moon',
  'Kestrel',
  'Needle',
  'Old Silver',
  'The Lamp',
  'Passerine',
  'Glint',
];
const TANKS = ['The Third', 'Anvil', 'Slow Thunder', 'The Plough', 'Marram', 'Greyback', 'The Ox', 'Furrow'];
const LEADERS = ['Veskar', 'Ummon the Elder', 'Tariq of the Long Watch', 'Selene Ash', 'Oban'];

const NAMES: Readonly<Record<AlienKind, readonly string[]>> = {
  trooper: LIVING,
  ufo: SAUCERS,
  tank: TANKS,
  leader: LEADERS,
  mutant: ['The Walker', 'Long Shadow'],
  bfar: ['Goliath', 'The Steeple'],
};

/** The first that nobody of the war has had; none where all are taken. */
export function nameFor(kind: AlienKind, taken: ReadonlySet<string>): string | undefined {
  return NAMES[kind].find((name) => !taken.has(name));
}
