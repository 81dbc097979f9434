/** Groups of zombies in words. */
import { countedInWords, oneOf } from '../../core/text/english.ts';
import type { ZombieStep } from '../board/goes.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { FarOff, Whence, WhichZombies, ZombiesDoing, ZombiesId } from '../state/zombies.ts';
import { facingText, inches } from './sight.ts';
import type { Called } from './spots.ts';
import { LOCATION_TEXT } from './vocabulary.ts';

const WHENCE_TEXT: Readonly<Record<Whence, string>> = {
  start: 'from the start',
  noise: 'drawn by noise',
  inside: 'met inside',
  told: 'put on the table',
};

const LETTERS = 26;

/** A letter of its own in this Encounter, as a counter may stand beside it on the table: the first is A, the 27th AA. */
export function letterOf(group: ZombiesId): string {
  let letters = '';
  for (let left = Number(group.slice(1)); left > 0; left = Math.floor((left - 1) / LETTERS))
    letters = String.fromCharCode('A'.charCodeAt(0) + ((left - 1) % LETTERS)) + letters;
  return letters;
}

/** `group B` */
export const lettered = (group: ZombiesId): string => `group ${letterOf(group)}`;

/** `group B, drawn by noise, left rear`; without its letter where an older line doesn’t tell it. */
export function whenceText({
  group,
  whence,
  location,
}: Pick<WhichZombies, 'whence' | 'location'> & Partial<Pick<WhichZombies, 'group'>>): string {
  const parts = [
    group === undefined ? null : lettered(group),
    WHENCE_TEXT[whence],
    location === null ? null : LOCATION_TEXT[location],
  ];
  return parts.filter((part) => part !== null).join(', ');
}

const WHENCE_IN_LISTS: Readonly<Record<Whence, string>> = {
  start: 'start',
  noise: 'noise',
  inside: 'inside',
  told: 'put there',
};

/** `B · noise, left rear`: a line of a list, or the title of a form, which begins with the letter of the counter. */
export function groupLine({
  group,
  whence,
  location,
}: Pick<WhichZombies, 'group' | 'whence' | 'location'>): string {
  const where = location === null ? '' : `, ${LOCATION_TEXT[location]}`;
  return `${letterOf(group)} · ${WHENCE_IN_LISTS[whence]}${where}`;
}

/** `a zombie`, `two zombies` */
export const zombiesText = (many: number): string =>
  many === 1 ? 'a zombie' : countedInWords(many, 'zombie', 'zombies');

/** `three zombies on the ground, group A, from the start, front` */
export function groupText(
  which: Pick<WhichZombies, 'group' | 'zombies' | 'whence' | 'location' | 'down'>,
): string {
  const { zombies, down } = which;
  const many = zombiesText(zombies);
  return `${many}${down ? ' on the ground' : ''}, ${whenceText(which)}`;
}

interface Doing {
  readonly count: number;
  readonly doing: ZombiesDoing['by'];
  /** Name of the person they are after. */
  readonly name: string | null;
  readonly down: boolean;
  readonly burning: boolean;
}

/** `charge Ann`, `on the ground, burning`; nothing of those that only walk about. */
export function doesText({ count, doing, name, down, burning }: Doing): string {
  const one = count === 1;
  const whom = name ?? 'somebody';
  const does = {
    roaming: '',
    charging: `${one ? 'charges' : 'charge'} ${whom}`,
    melee: `${one ? 'fights' : 'fight'} ${whom}`,
    feasting: `${one ? 'feasts' : 'feast'} on ${whom}`,
  } as const satisfies Record<ZombiesDoing['by'], string>;
  return [does[doing], ...(down ? ['on the ground'] : []), ...(burning ? ['burning'] : [])]
    .filter((part) => part !== '')
    .join(', ');
}

/** Words for how far zombies go, and where: as their ears have it, or what the player sees. */
export function whitherText(gunfire: boolean): string {
  const far = `up to ${singleFigure('zombie-move')}″`;
  return gunfire
    ? `${far} towards the nearest gunfire`
    : `${far} towards the nearest human within ${singleFigure('zombie-notices')}″, or straight on`;
}

export const nearText = (): string => `A human within ${singleFigure('zombie-notices')}″`;

/** Sentence on why zombies stay where they are. */
export const staysText = (): string =>
  `Zombies are Rep ${singleFigure('zombie-rep')}: their die keeps them where they are.`;

/** Source of the app's word that they are far off: `placed 12″ off, at most 3″ nearer since`. */
export const farOffText = ({ placed, nearer }: FarOff): string =>
  `placed ${placed}″ off${nearer === 0 ? '' : `, at most ${nearer}″ nearer since`}`;

/** `Zombie C goes for Gloria, in sight, 5.2″, to 12.5″, 30″`; `Zombie C goes straight on, north, to 20″, 8″; it runs into house 4, and a die turns it` */
export function goesText(zombie: ZombiesId, steps: readonly ZombieStep[], called: Called): string {
  const [first] = steps;
  if (first === undefined) return '';
  const { by, apart, reaches, name, against } = first;
  const whom = oneOf(steps.map((step) => step.name ?? shotText(step)));
  const decides = steps.length > 1 ? ', a die decides' : '';
  const to =
    by === 'nothing'
      ? `straight on, ${facingText(first.end.facing)}`
      : `for ${whom}${decides}, ${by === 'gunfire' ? '' : 'in sight, '}${inches(apart ?? 0)}`;
  const meets = reaches !== null && reaches !== name ? `, and runs into ${reaches}` : '';
  const stops = against === null ? '' : `; it runs into ${againstText(against, called)}, and a die turns it`;
  const ends = steps.length > 1 ? '' : `, to ${endText(first, called)}`;
  return `Zombie ${letterOf(zombie)} goes ${to}${meets}${ends}${stops}`;
}

const endText = ({ end: { spot, level } }: ZombieStep, called: Called): string =>
  `${inches(spot.x)}, ${inches(spot.y)}${level === null ? '' : ` in ${called(level.building)}`}`;

const shotText = ({ shot }: ZombieStep): string =>
  shot === null ? '' : `the shots at ${inches(shot.x)}, ${inches(shot.y)}`;

const againstText = (against: string, called: Called): string =>
  against === 'edge' ? 'the edge of the table' : against === 'river' ? 'the river' : called(against);
