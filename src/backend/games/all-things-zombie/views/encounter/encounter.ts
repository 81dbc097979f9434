/** View of the campaign with its Encounter: what may be planned, or what is under way and what is due in it. */
import type { LoadedCampaign } from '../../../../../../db/games/all-things-zombie/index.ts';
import type { LoserView } from '../../../../../contract/games/all-things-zombie/encounter-view/people.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import { zombiesAbout } from '../../../../../rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { innocentsRescued } from '../../../../../rules/all-things-zombie/acts/encounter/after/safe.ts';
import type { ToldHere } from '../../../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { sightHere } from '../../../../../rules/all-things-zombie/acts/encounter/fire/conditions.ts';
import { firesHere } from '../../../../../rules/all-things-zombie/acts/encounter/fires/fires.ts';
import { partyPlaces } from '../../../../../rules/all-things-zombie/acts/encounter/move/party-places.ts';
import {
  beatenHere,
  loserRefusal,
  loserSpot,
} from '../../../../../rules/all-things-zombie/acts/encounter/people/losers.ts';
import {
  huntersIn,
  lowestOf,
} from '../../../../../rules/all-things-zombie/acts/encounter/planning/hunters.ts';
import {
  droppable,
  following,
  inOrderOfLead,
  planRefusal,
  runnersOf,
} from '../../../../../rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { overBy } from '../../../../../rules/all-things-zombie/acts/encounter/planning/star-gone.ts';
import { warDue } from '../../../../../rules/all-things-zombie/acts/encounter/planning/war.ts';
import { encounterRefusalText } from '../../../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import { musters } from '../../../../../rules/all-things-zombie/acts/encounter/set-up/muster.ts';
import { isOfCapture } from '../../../../../rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { heldByParty } from '../../../../../rules/all-things-zombie/acts/encounter/standing/met.ts';
import { partyAt, placedOn } from '../../../../../rules/all-things-zombie/acts/encounter/standing/placed.ts';
import { kindsLeft } from '../../../../../rules/all-things-zombie/acts/encounter/standing/vehicles-in-play.ts';
import { dateText, phaseOf, spanText } from '../../../../../rules/all-things-zombie/calendar.ts';
import { DRUNKARD_TABLE } from '../../../../../rules/all-things-zombie/data/attribute-tables.ts';
import { singleFigure } from '../../../../../rules/all-things-zombie/data/single-figures.ts';
import { sal, zal } from '../../../../../rules/all-things-zombie/meeting-and-greeting/levels.ts';
import { placesAround } from '../../../../../rules/all-things-zombie/meeting-and-greeting/placement.ts';
import type { Why } from '../../../../../rules/all-things-zombie/state/cause.ts';
import { starGone } from '../../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { fateText } from '../../../../../rules/all-things-zombie/text/chronicle/who.ts';
import { conditionsText } from '../../../../../rules/all-things-zombie/text/conditions.ts';
import { EDGE_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';
import { pursuitEndsText, pursuitText } from '../../../../../rules/all-things-zombie/text/pursuit.ts';
import { vehicleRollsText } from '../../../../../rules/all-things-zombie/text/vehicles.ts';
import { LOCATION_TEXT } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import { AREAS } from '../../../../../rules/all-things-zombie/types.ts';
import { loserTarget } from '../../../../../rules/all-things-zombie/what-you-gain/losers.ts';
import {
  vehicleRolls,
  vehicleTarget,
} from '../../../../../rules/all-things-zombie/what-you-gain/vehicles.ts';
import { copy } from '../../../../../rules/core/copy.ts';
import { byCorrected } from '../../../../../rules/core/in-force.ts';
import { marked } from '../../../../log/marks.ts';
import { afterView, closingView, pointsEach, type SettledBy, scoreView } from './after.ts';
import { fighterViews, groupViews } from './fighters.ts';
import { oneOffView } from './one-off.ts';
import { placeViews } from './places.ts';
import { proposalsView } from './proposals.ts';
import { reportView } from './report.ts';
import { searchers, searchersAt, searchItems } from './search-items.ts';
import { stockLines } from './stock.ts';
import { firstMoveView, markerViews, turnView } from './turn.ts';
import { mayBring, workingViews } from './vehicles.ts';
import { zombiesViews } from './zombies.ts';

export interface Wanted extends Pick<LoadedCampaign, 'head' | 'campaign'> {
  /** From the log, which a campaign by itself doesn’t know. */
  readonly marks: UnderWay['marks'];
  readonly told: readonly ToldHere[];
  readonly settled: readonly SettledBy[];
  /** Cause of the Star’s status. */
  readonly starWhy: Why;
}

export function encounterView({ head, campaign, ...fromLog }: Wanted): EncounterView {
  const { calendar, houseRules, figures, winner, points } = campaign;
  const phase = phaseOf(calendar.now.year, houseRules.fastCampaign ? 'fast' : 'book');
  const captives = figures.filter(({ status }) => status === 'captive');
  const ready = figures.filter(({ status }) => status === 'ready');
  const holds = heldByParty(campaign);
  const possible = following(campaign);
  const runners = runnersOf(campaign);
  const mayGo = runners === undefined ? ready : ready.filter(({ id }) => runners.includes(id));
  const able = [...mayGo, ...(possible.some(({ role }) => role === 'captive') ? captives : [])];
  return {
    revision: head.revision,
    phase,
    possible: [...possible],
    noPlan: noPlan(campaign),
    starGone: goneStar(campaign, fromLog.starWhy),
    over: overView(campaign),
    war: { due: warDue(campaign), winner },
    areas: AREAS.map((area) => ({ area, ...levels(area, phase, winner) })),
    able: able.map(({ id }) => id),
    leads: inOrderOfLead(able).map(({ id }) => id),
    holds: holds.map(({ name, rep }) => ({ name, rep })),
    captives: captives.map(({ id, heldIn }) => ({ figure: id, area: heldIn })),
    stock: stockLines(campaign),
    points,
    encounter: underWay(campaign, fromLog),
    proposals: proposalsView(campaign, fromLog.told),
  };
}

function levels(...where: Parameters<typeof zal>) {
  return marked({ zal: () => zal(...where), sal: () => sal(...where) });
}

function hunted(now: SeenCampaign, encounter: SeenEncounter): UnderWay['hunters'] {
  const hunters = huntersIn(now, encounter);
  if (hunters === undefined) return null;
  return { people: hunters.people, lowestRep: lowestOf(now, hunters) ?? null };
}

function noPlan(now: SeenCampaign): EncounterView['noPlan'] {
  const why = now.encounter === null ? planRefusal(now) : undefined;
  return why === undefined ? null : { why, text: encounterRefusalText(why) };
}

function goneStar(now: SeenCampaign, why: Why): EncounterView['starGone'] {
  const gone = starGone(now);
  return gone === undefined ? null : { name: gone.name, fate: fateText(gone.status, why) };
}

function overView(now: SeenCampaign): EncounterView['over'] {
  const { calendar, count } = now;
  const why = overBy(now);
  if (why === undefined) return null;
  return {
    why,
    span: spanText(calendar.division, calendar.start, calendar.now),
    encounters: count.encounters,
  };
}

function underWay(
  now: SeenCampaign,
  { marks, told, settled }: Pick<Wanted, 'marks' | 'told' | 'settled'>,
): UnderWay | null {
  const { encounter, calendar, winner } = now;
  if (encounter === null) return null;
  const { number, kind, role, objective, area, phase, stage, party, shots, drawn } = encounter;
  const activity = levels(area, phase, winner);
  const left = Math.max(0, vehicleRolls(party.length) - encounter.vehicles.rolled);
  const target = byCorrected(() => vehicleTarget({ area, phase, winner }));
  const each = pointsEach(now);
  return {
    number,
    date: dateText(calendar.division, encounter.date),
    kind,
    role,
    objective,
    area,
    phase,
    stage,
    droppable: droppable(encounter),
    zal: activity.zal,
    sal: activity.sal,
    corrected: [
      ...activity.corrected,
      ...(target.corrected.length === 0 ? [] : (['vehicles'] as const)),
      ...each.corrected,
    ],
    oneOff: oneOffView(now, encounter),
    party: party.map((figure, at) => ({ figure, rep: encounter.reps[at] ?? 1 })),
    vehicles: {
      ...encounter.vehicles,
      kinds: [...kindsLeft(encounter)],
      left,
      text: vehicleRollsText(left, stage),
      target: target.value,
    },
    table: copy(encounter.table) as UnderWay['table'],
    ofCapture: isOfCapture(now, encounter),
    zombiesAtStart: encounter.zombiesAtStart,
    zombiesAbout: zombiesAbout(encounter),
    left: encounter.left === undefined ? null : { ...encounter.left },
    shots,
    drawn,
    board: encounter.board !== undefined,
    photo: encounter.photo ?? null,
    arrivals: arrivalViews(encounter),
    partyAt: partyPlace(encounter),
    partyPlaces: partyPlaces(now, encounter).map((one) => ({ ...one, spot: { ...one.spot } })),
    zombies: zombiesViews(now, encounter, told),
    zombieClose: singleFigure('zombie-close'),
    ...surroundings(encounter),
    working: workingViews(now, encounter),
    mayBring: mayBring(encounter),
    turn: turnView(now, encounter),
    firstMove: firstMoveView(now, encounter),
    groupsApart: (encounter.groups ?? []).map(({ members, led }) => ({ members: [...members], led })),
    fighters: fighterViews(now, encounter),
    markers: markerViews(now),
    visits: encounter.visits.map(({ spot, floor, met, zombies, group, figures, places }) => ({
      figures: figures === undefined ? null : [...figures],
      spot,
      floor,
      met,
      zombies,
      group,
      places: places.map((place) => ({ ...place })),
    })),
    places: placeViews(now, encounter),
    groups: groupViews(now, encounter),
    marks,
    losers: loserViews(now, encounter),
    searches: encounter.searches.map((one) => ({ ...one })),
    escape: escapeView(encounter.escape),
    musters: stage === 'after' ? [] : musters(now, encounter).map((side) => ({ ...side })),
    hunters: hunted(now, encounter),
    pursuits: encounter.pursuits.map((one) => ({
      ...(copy(one) as typeof one),
      text: pursuitText(one),
    })) as UnderWay['pursuits'],
    pursuitEnds: pursuitEndsText(),
    placed: placedOn(encounter).map((one) => ({ ...one, spot: { ...one.spot } })),
    drunk: encounter.drunk.map(({ figure, state }) => ({
      figure,
      state: state === null ? null : DRUNKARD_TABLE[state].title,
    })),
    innocents: innocentsRescued(now, encounter),
    ...reportView(now, marks),
    after: afterView(now, settled),
    score: scoreView(now),
    closing: closingView(now),
  };
}

function arrivalViews({ arrivals }: Under): UnderWay['arrivals'] {
  return arrivals.map(({ location, spot, inDoorway }) => ({
    location: LOCATION_TEXT[location],
    spot: spot === null ? null : { ...spot },
    inDoorway,
  }));
}

function partyPlace(encounter: Under): UnderWay['partyAt'] {
  const { zombiesAtStart, partyAt: said } = encounter;
  const place = zombiesAtStart !== null && said === undefined ? null : partyAt(encounter, said);
  return place && { spot: { ...place.spot }, around: placesAround(place.facing).map((one) => ({ ...one })) };
}

type Under = NonNullable<SeenCampaign['encounter']>;

function escapeView(escaping: Under['escape']): UnderWay['escape'] {
  if (escaping === null) return null;
  const { forces, prison, getaway, turns, alerted } = escaping;
  return { captors: forces.captors, friends: forces.friends, prison, getaway, turns, alerted };
}

/** Night, weather and fire on the table. */
function surroundings(encounter: SeenEncounter): Pick<UnderWay, 'conditions' | 'fires' | 'downwind'> {
  const { night = false, weather = false } = encounter.conditions ?? {};
  const inches = sightHere(encounter, {})?.inches ?? null;
  const woods = sightHere(encounter, { woods: true })?.inches ?? null;
  return {
    conditions: { night, weather, inches, woods, words: conditionsText({ night, weather, inches, woods }) },
    fires: firesHere(encounter).burning.map(({ id, where, grown }) => ({ id, where, grown })),
    downwind: encounter.table === null ? null : EDGE_WORDS[encounter.table.wind],
  };
}

/** The beaten, one by one: who may search them, and for what. */
function loserViews(now: SeenCampaign, encounter: SeenEncounter): LoserView[] {
  const able = searchers(now, encounter);
  const { phase, searches } = encounter;
  return beatenHere(now, encounter).flatMap(({ id: contact, members }) =>
    members.map((loser, member): LoserView => {
      const spot = loserSpot(contact, member);
      return {
        group: contact,
        member,
        name: loser.name,
        searcher: searches.find((search) => search.spot === spot)?.figure ?? null,
        searchers: searchersAt(now, encounter, spot, able),
        items: searchItems(
          encounter,
          able,
          (item) => byCorrected(() => loserTarget(phase, item, loser.attributes).target),
          (item, figure) => loserRefusal(now, encounter, { contact, member, figure, item, loser }),
        ),
      };
    }),
  );
}
