/** The rules under which an event of the campaign came about, where no ask of the transcript names them. */
import { AFTER_STEPS } from '../../../src/rules/all-things-zombie/after-the-battle/due.ts';
import { areasOf } from '../../../src/rules/all-things-zombie/battlefield/areas.ts';
import type { EncounterTable } from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import type { Kind } from '../../../src/rules/all-things-zombie/encounters/kind.ts';
import type { AtzRule } from '../../../src/rules/all-things-zombie/rules.ts';
import { sightOf } from '../../../src/rules/all-things-zombie/shooting/sight.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { Fighter } from '../../../src/rules/all-things-zombie/state/turn.ts';
import type { WorkingVehicle } from '../../../src/rules/all-things-zombie/state/vehicles.ts';
import type { StockKind } from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import type { RowId } from '../../../src/rules/core/table.ts';

/** A Pursuit is asked for from its lead on. */
const OF_KIND: Readonly<Record<Kind, readonly AtzRule[]>> = {
  raid: ['atz.raid'],
  escape: ['atz.escape'],
  pursuit: [],
};

const OF_GAIN: Readonly<Record<StockKind, readonly AtzRule[]>> = {
  weapon: ['atz.stockpile'],
  'surplus-clip': ['atz.stockpile', 'atz.surplus-ammo'],
  vehicle: ['atz.stockpile'],
  'body-armor': ['atz.stockpile', 'atz.body-armor'],
  'medical-supplies': ['atz.stockpile', 'atz.medical-supplies'],
  cure: ['atz.stockpile'],
};

const STEP_RULES = Object.values(AFTER_STEPS).map(({ rule }) => rule);

/** Rules that can be told beside those that an event names itself. */
export const TELLABLE: ReadonlySet<string> = new Set<AtzRule>([
  ...[OF_KIND, OF_GAIN].flatMap((by) => Object.values(by).flat()),
  ...STEP_RULES,
  'atz.auto-kill',
  'atz.places',
  'atz.flank-and-rear',
  'atz.groups',
  'atz.cover',
  'atz.coming-into-sight',
  'atz.ways',
  'atz.carrying',
  'atz.duck-back',
  'atz.runaway',
  'atz.chain-saw',
  'atz.driver-disabled',
  'atz.engine-noise',
  'atz.fire-spreads',
  'atz.line-of-sight',
  'atz.ford',
  'atz.going-prone',
  'atz.through',
  'atz.clips-burnt',
  'atz.first-death-seen',
  'atz.heroes',
  'atz.one-off',
  'atz.points',
  'atz.pursuit.split',
  'atz.take-from-loser',
  'atz.tight-ammo',
  'atz.vehicle-activation',
  'atz.vehicle-held-over',
  'atz.vehicle-speed',
  'atz.zombies-act',
]);

export function rulesTold(event: CampaignEvent): readonly string[] {
  switch (event.type) {
    case 'encounter-planned':
      return OF_KIND[event.encounter.kind];
    case 'figure-tested':
    case 'stranger-tested':
      return [event.rule];
    case 'step-settled':
      return [AFTER_STEPS[event.result.step].rule];
    case 'stock-gained':
      return OF_GAIN[event.item.kind];
    case 'stock-used':
      return event.item.kind === 'surplus-clip' ? ['atz.clips-burnt'] : [];
    case 'vehicle-taken-along':
      return ['atz.vehicle-held-over'];
    case 'group-changed':
      return event.members.some(({ alive, weapons }) => !alive && weapons.length === 0)
        ? ['atz.take-from-loser']
        : [];
    case 'fighter-changed':
      return [...(event.of === 'moved' ? movesTold(event.to) : fleesTold(event.to)), ...meetsTold(event.to)];
    case 'board-taken-up':
      return ['atz.places'];
    case 'pieces-placed':
      return event.way === undefined ? [] : ['atz.ways'];
    case 'groups-kept':
      return ['atz.groups'];
    case 'side-acts':
      return event.groups === undefined ? [] : ['atz.groups'];
    case 'zombies-changed':
      return event.to.halted === undefined ? [] : ['atz.coming-into-sight'];
    case 'vehicle-changed':
      return drivesTold(event.to);
    case 'conditions-set':
      return ['atz.line-of-sight'];
    case 'fires-changed':
      return event.to.burning.some(({ spread }) => spread !== null) ? ['atz.fire-spreads'] : [];
    case 'ammo-spent':
      if (event.spent.motor !== undefined) return ['atz.chain-saw'];
      return event.spent.loaded ? [] : ['atz.tight-ammo'];
    case 'pursuit-split':
      return ['atz.pursuit.split'];
    case 'death-seen':
      return ['atz.first-death-seen'];
    case 'hero-made':
      return ['atz.heroes'];
    case 'force-changed':
    case 'one-off-decided':
      return ['atz.one-off'];
    case 'points-scored':
      return ['atz.points'];
    default:
      return [];
  }
}

const fleesTold = ({ condition }: Fighter): readonly AtzRule[] => [
  ...(condition === 'ducked-back' ? (['atz.duck-back'] as const) : []),
  ...(condition === 'ran-away' ? (['atz.runaway'] as const) : []),
];

const meetsTold = ({ underFire, chargedBy }: Fighter): readonly AtzRule[] => [
  ...(underFire?.cover ? (['atz.cover'] as const) : []),
  ...(chargedBy?.unseen ? (['atz.flank-and-rear'] as const) : []),
];

const movesTold = ({ prone, forded, inside, carriers }: Fighter): readonly AtzRule[] => [
  ...(prone === undefined ? [] : (['atz.going-prone'] as const)),
  ...(forded === undefined ? [] : (['atz.ford'] as const)),
  ...(inside === undefined ? [] : (['atz.through'] as const)),
  ...(carriers === undefined ? [] : (['atz.carrying'] as const)),
];

const drivesTold = ({ speed, engine, adrift }: WorkingVehicle): readonly AtzRule[] => [
  'atz.vehicle-speed',
  ...(speed > 0 ? (['atz.vehicle-activation'] as const) : []),
  ...(engine ? (['atz.engine-noise'] as const) : []),
  ...(adrift ? (['atz.driver-disabled'] as const) : []),
];

/** Rows that a table on which an Encounter is played must have been read from, and how far one sees on it. */
export function rowsTold(event: CampaignEvent): readonly RowId[] {
  if (event.type === 'conditions-set')
    return [{}, { woods: true }].flatMap((of) => sightOf(event.to, of)?.row ?? []);
  if (event.type !== 'table-set') return [];
  const { area, buildings, vehicles }: EncounterTable = event.table;
  return [
    ...buildings.flatMap(({ type }) => [`atz.building/${type}`, `atz.building-type.${area}/${type}`]),
    ...vehicles.flatMap(({ type }) => [`atz.vehicle/${type}`, `atz.vehicle-type.${area}/${type}`]),
    ...areasOf(event.table).map(({ ground }) => `atz.terrain-effect/${ground}`),
  ];
}
