/** Effects of cards, in few words, as they stand on the face. */
import { listed, upperFirst } from '../../../core/text/english.ts';
import { figure, gearRow, survivorRow } from '../../cards.ts';
import type { Ability, EventCard, Gear, SurvivorId } from '../../types.ts';
import { STAT_NAMES, survivorTitle } from '../names.ts';

const EVENT_EFFECTS: Readonly<Record<EventCard, () => string>> = {
  'too-small': () => 'The first to be eliminated is passed over; the next lowest goes.',
  'new-flavor-f': () => 'Women are passed over when it chooses whom to eliminate.',
  'new-flavor-m': () => 'Men are passed over when it chooses whom to eliminate.',
  'missed-elevator': () => 'Takes one survivor or helper out of the Encounter.',
  'serious-funk': () => 'One survivor in the Encounter gets the bonus.',
  'fatally-distracted': () =>
    `All men count as ${figure('burdened-base')} next round, or leave this Encounter.`,
  'noble-sacrifice': () =>
    `Adds a survivor who isn’t helping; their player draws ${figure('sacrifice-draws')}.`,
  'critical-hit': () => `Discards the whole stack; the Encounter ends. Draw ${figure('critical-draws')}.`,
  's-mart': () => `Everyone draws ${figure('s-mart-draws')}; one survivor in the Encounter gets the bonuses.`,
  'tight-squeeze': () => 'Its penalties go to whichever survivor facing the Threat has most base Fight.',
};

export const eventEffect = (card: EventCard): string => EVENT_EFFECTS[card]();

/** Effect of Gear: whom it is made for, and what else holds of it. */
export function gearEffect(gear: Gear): string {
  const { extra = {}, isOneUse, spares, limit, isBound } = gearRow(gear).result;
  const byStat = Map.groupBy(Object.entries(extra), ([, stat]) => stat);
  const more = [...byStat].map(
    ([stat, those]) =>
      `${STAT_NAMES[stat]} +${figure('extra')} more for ${listed(those.map(([id]) => survivorTitle(id as SurvivorId)))}`,
  );
  return [
    ...(more.length === 0 ? [] : [`${upperFirst(more.join(', '))}.`]),
    ...(isOneUse ? ['Gone once a survivor in the Encounter has died of the Threat.'] : []),
    ...(spares ? ['Goes in place of a shotgun, a rifle or a pistol.'] : []),
    ...(limit === undefined ? [] : [`Its bearer carries ${limit} Gear at most.`]),
    ...(isBound ? ['Can’t be traded or looted; discarded when dropped.'] : []),
  ].join(' ');
}

const ABILITY_EFFECTS: Readonly<Record<Ability, string | null>> = {
  none: null,
  'takes-gear': 'Once a game, in Weaponize: takes one Gear from any survivor.',
  leaves: 'Once a game, in Screw the Other Players: leaves the Encounter.',
  'forces-help': 'Once a game, in Help: a man must help them.',
};

export const abilityEffect = (id: SurvivorId): string | null =>
  ABILITY_EFFECTS[survivorRow(id).result.ability];
