/** What can be gained: searching buildings, and what each find becomes in the stockpile. */
import { choice, nullable } from '../../../core/fields.ts';
import { type Asking, askingOf } from '../../asking.ts';
import { insideOf } from '../../movement/place.ts';
import { type FoundFrom, type StockItem, type StockKind, stockId } from '../../state/stock.ts';
import {
  type Area,
  type BuildingId,
  ITEMS,
  type ItemId,
  type VehicleId,
  type WeaponId,
} from '../../types.ts';
import { cure, mightBeCure } from '../../what-you-gain/cure.ts';
import type { Place } from '../../what-you-gain/loot.ts';
import {
  mayRoll,
  SEARCH_REFUSALS,
  type SearchRefusal,
  search as searchPlace,
} from '../../what-you-gain/search.ts';
import { STOCK_OF } from '../../what-you-gain/stockpile.ts';
import { fitsMachineGun } from '../../what-you-gain/surplus-ammo.ts';
import {
  crossbowFound,
  type FoundWeapon,
  shotgunFound,
  weaponFound,
} from '../../what-you-gain/weapon-found.ts';
import {
  type ActOf,
  type CampaignPlay,
  declared,
  done,
  type InputOf,
  type SeenCampaign,
  type SeenFigure,
} from '../act.ts';
import { FIGURE, SPOT } from '../fields.ts';
import { canAct } from './able.ts';
import { encounterAt, no, participant, type SeenEncounter, tell } from './act.ts';
import { enemiesLeft } from './people.ts';

/** A player who keeps his own table may report the battle first, and search after it. */
export const SEARCHING = ['on-the-table', 'after'] as const;

/** Vehicles that are searched as buildings without modifiers (ATZ-100). */
const TRAILERS: readonly VehicleId[] = ['semi-truck', 'rv'];

export const SEARCH = declared({
  ofCampaigns: 'after',
  fields: { spot: SPOT, figure: FIGURE, item: choice(ITEMS) },
  stages: SEARCHING,
  refusals: ['not-here', 'out-of-action', ...SEARCH_REFUSALS],
});
type Searching = InputOf<typeof SEARCH>;

/** One figure looks for one thing, once all enemies in there are dealt with (ATZ-122). */
export function* search(now: SeenCampaign, searching: Searching): ActOf<typeof SEARCH> {
  const encounter = encounterAt(now, SEARCH.stages);
  if (typeof encounter === 'string') return no(encounter);
  const { spot, item } = searching;
  const figure = participant(now, searching.figure);
  if (figure === undefined) return no('not-here');
  if (!canAct(encounter, figure.id)) return no('out-of-action');
  const refusal = searchRefusal(now, encounter, searching);
  if (refusal !== undefined) return no(refusal);
  const found = yield* lookedFor(now, encounter, figure, { spot, item });
  return done('search', { name: figure.name, item, found });
}

/** A die, and what it brings. */
function* lookedFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  figure: SeenFigure,
  { spot, item }: Pick<Searching, 'spot' | 'item'>,
): CampaignPlay<boolean> {
  const { area } = encounter;
  const place = placeOf(encounter, spot);
  const { face, target, found } = yield* searchPlace(askingOf(figure.id), place, item);
  yield* tell({ type: 'searched', search: { spot, figure: figure.id, item, found }, face, target });
  const { building } = place;
  const from: FoundFrom = building === null ? { where: 'trailer' } : { where: 'building', building };
  if (found) yield* find(now, figure, item, { area, building, from });
  return found;
}

export const SEARCH_ALL = declared({
  ofCampaigns: 'after',
  fields: {
    /** Nowhere in particular: wherever the party has been. */
    spot: nullable(SPOT),
  },
  stages: SEARCHING,
  refusals: ['out-of-action', 'nothing-left', ...SEARCH_REFUSALS],
});

/** All look for all that may still be found, one after the other, until it is; for medical supplies the Medics first. */
export function* searchAll(
  now: SeenCampaign,
  { spot: only }: InputOf<typeof SEARCH_ALL>,
): ActOf<typeof SEARCH_ALL> {
  const encounter = encounterAt(now, SEARCH_ALL.stages);
  if (typeof encounter === 'string') return no(encounter);
  const spots = only === null ? [...new Set(encounter.visits.map(({ spot }) => spot))] : [only];
  const party = encounter.party
    .filter((id) => canAct(encounter, id))
    .flatMap((id) => participant(now, id) ?? []);
  if (party.length === 0) return no('out-of-action');
  const refused = new Set<SearchRefusal>();
  let rolled = 0;
  let found = 0;
  for (const spot of spots)
    for (const item of ITEMS)
      for (const figure of item === 'medical-supplies' ? medicsFirst(party) : party) {
        if (!mayBeAt(encounter, figure.id, spot)) continue;
        const at = now.encounter ?? encounter;
        const refusal = searchRefusal(now, at, { spot, figure: figure.id, item });
        if (refusal !== undefined) refused.add(refusal);
        else {
          rolled += 1;
          if (yield* lookedFor(now, at, figure, { spot, item })) found += 1;
        }
      }
  if (rolled > 0) return done('search-all', { found });
  return no(TELLING.find((refusal) => refused.has(refusal)) ?? 'nothing-left');
}

/** Whoever is known to be in another place or a vehicle doesn’t search this one; once the battle is over all may go there. */
function mayBeAt({ stage, fighters }: SeenEncounter, figure: string, spot: string): boolean {
  if (stage === 'after') return true;
  const within = insideOf(fighters.find(({ who }) => who === figure) ?? {});
  return within === null || within === spot;
}

/** Of all that may be in the way, what says most. */
const TELLING = [
  'never-entered',
  'enemies-left',
  'parted-amiably',
] as const satisfies readonly SearchRefusal[];

const medicsFirst = (party: readonly SeenFigure[]) =>
  party.toSorted((a, b) => Number(isMedic(b)) - Number(isMedic(a)));
const isMedic = ({ attributes }: SeenFigure) => attributes.includes('medic');

/** Why somebody who is there may not look for it, or undefined. */
export function searchRefusal(
  now: SeenCampaign,
  encounter: SeenEncounter,
  searching: Searching,
): SearchRefusal | undefined {
  const { visits, closed, searches } = encounter;
  const { spot } = searching;
  const visit = visits.find((one) => one.spot === spot);
  if (visit?.building === null && !isTrailer(encounter, spot)) return 'not-allowed-here';
  return mayRoll(searching, {
    place: placeOf(encounter, spot),
    entered: visit !== undefined,
    closed: closed.includes(spot),
    enemiesLeft: enemiesLeft(now, encounter, spot),
    searches,
  });
}

function placeOf({ area, phase, visits }: SeenEncounter, spot: string): Place {
  return { area, phase, building: visits.find((visit) => visit.spot === spot)?.building ?? null };
}

/** A trailer or a mobile home is searched like a building; any other vehicle holds only whoever is in it. */
export function isTrailer({ table }: SeenEncounter, spot: string): boolean {
  return table?.vehicles.some(({ id, type }) => id === spot && TRAILERS.includes(type)) ?? false;
}

export interface FoundIn {
  readonly area: Area;
  /** Null for a trailer and for what a loser had on him. */
  readonly building: BuildingId | null;
  readonly from: FoundFrom;
}

/** What a successful search brings into the stockpile. */
export function* find(
  now: SeenCampaign,
  { id, attributes }: SeenFigure,
  item: ItemId,
  { area, building, from }: FoundIn,
): CampaignPlay<void> {
  const asking = askingOf(id);
  switch (item) {
    case 'weapons': {
      const { found } = yield* weaponFound(asking, building);
      return yield* gain(now, 'weapon', from, { weapon: yield* whichKind(asking, found.result) });
    }
    case 'surplus-ammo':
      return yield* gain(now, 'surplus-clip', from, { fitsMachineGun: fitsMachineGun(building) });
    case 'medical-supplies': {
      const doses = mightBeCure({ attributes, building, area }) ? (yield* cure(asking)).doses : 0;
      for (let dose = 0; dose < doses; dose += 1) yield* gain(now, 'cure', from);
      return doses > 0 ? undefined : yield* gain(now, 'medical-supplies', from);
    }
    case 'vehicles':
    case 'body-armor':
      return yield* gain(now, STOCK_OF[item], from);
    default:
      return item satisfies never;
  }
}

/** The table prints shotgun and crossbow without their kinds (ATZ-91; section: Primitive Weapons). */
function* whichKind(asking: Asking, found: FoundWeapon): CampaignPlay<WeaponId> {
  if (found === 'shotgun') return yield* shotgunFound(asking);
  return found === 'crossbow' ? yield* crossbowFound(asking) : found;
}

/** Puts a new thing into the stockpile. */
export function* gain(
  now: SeenCampaign,
  kind: StockKind,
  from: FoundFrom,
  special: Partial<Pick<StockItem, 'weapon' | 'fitsMachineGun'>> = {},
): CampaignPlay<void> {
  yield* tell({
    type: 'stock-gained',
    item: {
      id: stockId(now.count.stock + 1),
      kind,
      weapon: null,
      fitsMachineGun: false,
      carrier: null,
      found: now.encounter?.date ?? now.calendar.now,
      from,
      ...special,
    },
  });
}
