/** Groups of zombies in words. */
import { countedInWords } from '../../core/text/english.ts';
import type { WhichZombies } from '../acts/encounter/zombies.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { Whence, ZombiesDoing } from '../state/zombies.ts';
import { LOCATION_TEXT } from './vocabulary.ts';

const WHENCE_TEXT: Readonly<Record<Whence, string>> = {
  start: 'there from the start',
  noise: 'drawn by noise',
  inside: 'met inside',
  told: 'put on the table',
};

/** `met inside`, `drawn by noise, from the left rear` */
export function whenceText({ whence, location }: Pick<WhichZombies, 'whence' | 'location'>): string {
  return location === null ? WHENCE_TEXT[whence] : `${WHENCE_TEXT[whence]}, ${LOCATION_TEXT[location]}`;
}

/** `three zombies on the ground, there from the start, front` */
export function groupText(which: Pick<WhichZombies, 'zombies' | 'whence' | 'location' | 'down'>): string {
  const { zombies, down } = which;
  const many = zombies === 1 ? 'a zombie' : countedInWords(zombies, 'zombie');
  return `${many}${down ? ' on the ground' : ''}, ${whenceText(which)}`;
}

interface Doing {
  readonly count: number;
  readonly doing: ZombiesDoing['by'];
  /** Of whom they are after. */
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

/** How far they go, and where: as their ears have it, or what the player sees. */
export function whitherText(gunfire: boolean): string {
  const far = `up to ${singleFigure('zombie-move')}″`;
  return gunfire
    ? `${far} towards the nearest gunfire`
    : `${far} towards the nearest human within ${singleFigure('zombie-notices')}″, or straight on`;
}

export const nearText = (): string => `A human within ${singleFigure('zombie-notices')}″`;

/** Why they stay where they are. */
export const staysText = (): string =>
  `Zombies are Rep ${singleFigure('zombie-rep')}: their die keeps them where they are.`;
