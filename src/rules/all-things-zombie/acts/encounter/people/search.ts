/** Searching of buildings, and what each find becomes in the stockpile. */
import { choice, list, nullable, optional } from '../../../../core/fields.ts';
import { holdsTheField } from '../../../after-the-battle/report.ts';
import { askingOf } from '../../../asking.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { ITEMS, type ItemId, type VehicleId } from '../../../types.ts';
import type { Place } from '../../../what-you-gain/loot.ts';
import {
  mayRoll,
  SEARCH_REFUSALS,
  type SearchRefusal,
  search as searchPlace,
} from '../../../what-you-gain/search.ts';
import type { FoundFrom } from '../../../what-you-gain/stock.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER, SPOT } from '../../fields.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { allOfOurs, oneOfOurs, oursHere } from '../checks/around.ts';
import { find } from '../gear/found.ts';
import { canAct, isInBattle } from '../standing/able.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { enemiesLeft } from '../standing/people.ts';
import { timely } from '../turn/timely.ts';
import { maySearch, SEARCHING_TIMES, spendsTurn } from '../turn/whole-turn.ts';

/** A player who keeps his own table may report the battle first, and search after it. */
export const SEARCHING = ['on-the-table', 'after'] as const;

/** Vehicles that are searched as buildings without modifiers (ATZ-100). */
const TRAILERS: readonly VehicleId[] = ['semi-truck', 'rv'];

export const SEARCH = declared({
  ofCampaigns: 'after',
  fields: { spot: SPOT, figure: FIGHTER, item: choice(ITEMS), anyway: ANYWAY },
  stages: SEARCHING,
  refusals: [
    'left-the-table',
    'not-here',
    'not-of-ours',
    'out-of-action',
    'not-in-there',
    ...SEARCHING_TIMES,
    ...SEARCH_REFUSALS,
  ],
});
type Searching = InputOf<typeof SEARCH>;

/**
 * Has one figure look for one thing, once all enemies in there are dealt with (ATZ-122). It is of the party, or somebody who acts together
 * with it and hands over what he finds: the book has each figure search, and knows one stockpile.
 */
export function* search(now: SeenCampaign, searching: Searching): ActOf<typeof SEARCH> {
  const encounter = encounterAt(now, SEARCH.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (hasLeft(encounter)) return no('left-the-table');
  const { spot, item } = searching;
  const one = oneOfOurs(now, encounter, searching.figure);
  if (typeof one === 'string') return no(one);
  if (!canAct(encounter, searching.figure)) return no('out-of-action');
  if (!mayBeAt(encounter, searching.figure, spot)) return no('not-in-there');
  const refusal = searchRefusal(now, encounter, searching);
  if (refusal !== undefined) return no(refusal);
  const late = yield* takesTurn(now, encounter, searching.figure, spot, searching);
  if (late !== undefined) return no(late);
  const found = yield* lookedFor(now, encounter, one, { spot, item });
  const cure = found && now.stock.at(-1)?.kind === 'cure';
  return done('search', {
    ...{ name: one.name, item, found, spot },
    ...calledOnTable(encounter, spot),
    ...(cure && { cure }),
  });
}

/** What stands at that place of the table, and the shop’s name, as titles have them. */
function calledOnTable({ table, visits }: SeenEncounter, spot: string) {
  const building = table?.buildings.find(({ id }) => id === spot);
  const place =
    building?.type ??
    table?.vehicles.find(({ id }) => id === spot)?.type ??
    visits.find((visit) => visit.spot === spot)?.building;
  return { ...(place != null && { place }), ...(building?.shop && { shop: { ...building.shop } }) };
}

/** Spends the turn of a figure that may search there now, or does so for the player’s reason; returns why it may not. */
export function* takesTurn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  figure: string,
  spot: string,
  { anyway }: { readonly anyway?: string | undefined },
): CampaignPlay<(typeof SEARCHING_TIMES)[number] | undefined> {
  const one = fighterNamed(now, encounter, figure);
  if (one === undefined) return undefined;
  const late = yield* timely(now, one, maySearch(now, encounter, one, spot), {
    anyway,
    answers: encounter.stage === 'after',
  });
  if (late === undefined) yield* spendsTurn(now, figure, spot);
  return late;
}

/** Name of a friend of the party, whom the Roster doesn’t have; nothing of a figure. */
export const friendNamed = ({ figure, name }: Fighting): { readonly name?: string } =>
  figure === null ? { name } : {};

/** A die, and what it brings. */
function* lookedFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  { spot, item }: Pick<Searching, 'spot' | 'item'>,
): CampaignPlay<boolean> {
  const { area } = encounter;
  const figure = one.fighter.who;
  const place = placeOf(encounter, spot);
  const { face, target, found } = yield* searchPlace(askingOf(figure), place, item);
  yield* tell({ type: 'searched', search: { spot, figure, item, found }, ...friendNamed(one), face, target });
  const { building } = place;
  const from: FoundFrom = building === null ? { where: 'trailer' } : { where: 'building', building };
  if (found) yield* find(now, one, item, { area, building, from });
  return found;
}

export const SEARCH_ALL = declared({
  ofCampaigns: 'after',
  fields: {
    /** Nowhere in particular: wherever the party has been. */
    spot: nullable(SPOT),
    /** Figures that search; left out where all do who may. */
    figures: optional(list(FIGHTER, 1, 99)),
    anyway: ANYWAY,
  },
  stages: SEARCHING,
  refusals: [
    'left-the-table',
    'not-here',
    'not-of-ours',
    'out-of-action',
    'not-in-there',
    'nothing-left',
    ...SEARCHING_TIMES,
    ...SEARCH_REFUSALS,
  ],
});

/** All look for all that may still be found, one after the other, until it is; for medical supplies the Medics first. */
export function* searchAll(
  now: SeenCampaign,
  { spot: only, figures, anyway }: InputOf<typeof SEARCH_ALL>,
): ActOf<typeof SEARCH_ALL> {
  const encounter = encounterAt(now, SEARCH_ALL.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (hasLeft(encounter)) return no('left-the-table');
  const spots = only === null ? [...new Set(encounter.visits.map(({ spot }) => spot))] : [only];
  // Nobody is named who died in the battle: the rest of the party and its friends search.
  const all = figures === undefined ? oursHere(now, encounter) : allOfOurs(now, encounter, figures);
  if (typeof all === 'string') return no(all);
  const able = all.filter(({ fighter }) => canAct(encounter, fighter.who));
  if (able.length === 0 || (figures !== undefined && able.length < all.length)) return no('out-of-action');
  const refused = new Set<(typeof SEARCH_ALL.refusals)[number]>();
  let rolled = 0;
  const found: { readonly name: string; readonly item: ItemId }[] = [];
  for (const spot of spots) {
    const here = able.filter(({ fighter }) => mayBeAt(encounter, fighter.who, spot));
    if (figures !== undefined && here.length < able.length) return no('not-in-there');
    const late = here.map((one) => maySearch(now, encounter, one, spot)).find((why) => why !== undefined);
    if (late !== undefined) refused.add(late);
    if (figures !== undefined && late !== undefined && anyway === undefined) return no(late);
    const searchers = here.filter(
      (one) => anyway !== undefined || maySearch(now, encounter, one, spot) === undefined,
    );
    const begun = new Set<string>();
    for (const item of ITEMS)
      for (const one of item === 'medical-supplies' ? medicsFirst(searchers) : searchers) {
        const figure = one.fighter.who;
        const at = now.encounter ?? encounter;
        const refusal = searchRefusal(now, at, { spot, figure, item });
        if (refusal !== undefined) {
          refused.add(refusal);
          continue;
        }
        // A figure with nothing left to look for keeps its turn.
        if (!begun.has(figure)) yield* takesTurn(now, at, figure, spot, { anyway });
        begun.add(figure);
        rolled += 1;
        if (yield* lookedFor(now, at, one, { spot, item })) found.push({ name: one.name, item });
      }
  }
  if (rolled > 0) {
    const names = [...new Set(found.map(({ name }) => name))];
    const [first, ...others] = found;
    return done('search-all', {
      found: found.length,
      ...(names.length > 0 && { names }),
      ...(first !== undefined && others.length === 0 && { item: first.item }),
    });
  }
  return no(TELLING.find((refusal) => refused.has(refusal)) ?? 'nothing-left');
}

/** Reason for which one of the party or of its friends may not begin to search there now, or undefined. */
export function lateFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  figure: string,
  spot: string,
): (typeof SEARCHING_TIMES)[number] | undefined {
  const one = fighterNamed(now, encounter, figure);
  return one && maySearch(now, encounter, one, spot);
}

/**
 * True once nobody of the party is in the battle any more; or the battle is over and the party didn't keep the table, or kept it beside
 * enemies: all of them are to be dealt with before anybody searches (section: What From Where).
 */
export function hasLeft({ stage, field, left, party, fighters }: SeenEncounter): boolean {
  if (stage === 'after') return field !== null && (field.enemies || !holdsTheField(field, left));
  const gone = fighters.flatMap((one) => (isInBattle(one) ? [] : [one.who]));
  return party.every((id) => gone.includes(id));
}

/** False for a figure known to be elsewhere, or not to have gone in; once the battle is over all may go there who kept the table. */
export function mayBeAt(encounter: SeenEncounter, figure: string, spot: string): boolean {
  const { stage, fighters, visits } = encounter;
  if (stage === 'after') return !hasLeft(encounter);
  const within = insideOf(fighters.find(({ who }) => who === figure) ?? {});
  if (within !== null) return within === spot;
  return !visits.some((visit) => visit.spot === spot && (visit.figures ?? []).length > 0);
}

/** Refusals that say most, the most telling first. */
const TELLING = ['never-entered', 'enemies-left', 'parted-amiably', ...SEARCHING_TIMES] as const;

const medicsFirst = (all: readonly Fighting[]) =>
  all.toSorted((a, b) => Number(isMedic(b)) - Number(isMedic(a)));
const isMedic = ({ attributes }: Fighting) => attributes.includes('medic');

/** Reason for which somebody who is there may not look for an item, or undefined. */
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
