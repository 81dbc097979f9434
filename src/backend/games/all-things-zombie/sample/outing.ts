/** An Encounter of the sample's story: planned, set up, played a little, reported, settled and ended. */
import type { EncounterAct, FigureReport } from '../../../../contract/games/all-things-zombie/acts.ts';
import { reportProposal } from '../../../../rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { dueFor } from '../../../../rules/all-things-zombie/acts/encounter/after/settle.ts';
import { party } from '../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { PARTY_SIDE, ZOMBIE_SIDE } from '../../../../rules/all-things-zombie/turn/activation.ts';
import type { ItemId } from '../../../../rules/all-things-zombie/types.ts';

type Plan = Extract<EncounterAct, { do: 'plan' }>;
type Under = NonNullable<SeenCampaign['encounter']>;

export interface Outing {
  readonly plan: Omit<Plan, 'do' | 'goes'>;
  /** The buildings gone into, one after another, and what is looked for in each. */
  readonly searches: readonly { readonly spot: string; readonly item: ItemId }[];
  /** Facts the report gives besides that they fought, by name. */
  readonly became: { readonly [name: string]: Partial<FigureReport> };
  readonly successful: boolean;
  /** The player's own words beside the Encounter's end. */
  readonly note?: string;
}

/**
 * Gives the acts that may come next, the likeliest first; none once the outing is over. Goes by how the Encounter stands, as a player does,
 * since the dice decide what is found; an act that the rules refuse makes place for the next.
 */
export function nextActs(now: SeenCampaign, outing: Outing): readonly EncounterAct[] {
  const { encounter } = now;
  if (encounter === null) {
    const goes = party(now).map(({ id }) => id);
    return [{ ...outing.plan, do: 'plan', goes }];
  }
  switch (encounter.stage) {
    case 'planned':
      return [laying(encounter)];
    case 'on-the-table':
      return [...onTheTable(now, encounter, outing), report(now, encounter, outing)];
    case 'after':
      return [aftermath(now, encounter, outing)];
    default:
      return encounter.stage satisfies never;
  }
}

function laying({ table }: Under): EncounterAct {
  return table === null ? { do: 'set-table', locked: [], mallAlone: false } : { do: 'place-zombies' };
}

/** A turn for each building: in, deal with whom they meet, a search, a shot or two at what comes, and on. */
function onTheTable(now: SeenCampaign, encounter: Under, { searches }: Outing): readonly EncounterAct[] {
  const { party: went, turn, visits, markers, fighters } = encounter;
  const [leader, second = leader] = went;
  if (leader === undefined || second === undefined) return [];
  const figures = [leader, second];
  const nextTurn: EncounterAct = { do: 'begin-turn', sides: [PARTY_SIDE, ZOMBIE_SIDE] };
  if (turn === null) return [nextTurn];
  const acts: EncounterAct[] = [];
  const met = now.contacts.find(
    ({ id, whereabouts, standing }) =>
      whereabouts === 'about' &&
      (standing === 'strangers' || standing === 'fought') &&
      visits.some(({ group }) => group === id),
  );
  if (met !== undefined)
    acts.push(
      met.standing === 'fought' ? { do: 'beat', contact: met.id } : { do: 'deal', contact: met.id, figures },
    );
  const last = visits.at(-1);
  const here = searches.find(({ spot }) => spot === last?.spot);
  if (here !== undefined) acts.push({ ...here, do: 'search', figure: second });
  if (last !== undefined && last.zombies > 0 && fighters.every(({ shots }) => shots === 0))
    acts.push({ do: 'fire', who: leader, weapon: null, shots: 2, ones: 0, from: null });
  if (markers.length > 0) acts.push({ do: 'hear-marker', marker: 0 });
  const next = searches.find(({ spot }) => visits.every((visit) => visit.spot !== spot));
  if (next === undefined) return acts;
  if (turn.number <= visits.length) acts.push(nextTurn);
  return [...acts, { do: 'enter', spot: next.spot, floor: 0, figures }];
}

/** The report that the marks suggest, with what the story says. */
function report(now: SeenCampaign, encounter: Under, { became }: Outing): EncounterAct {
  const { records } = reportProposal(now, encounter);
  const nameOf = (id: string) => now.figures.find((figure) => figure.id === id)?.name ?? '';
  return {
    do: 'report',
    records: records.map((record) => ({ ...record, fought: true, ...became[nameOf(record.figure)] })),
    field: { zombies: false, enemies: false },
    shots: 0,
  };
}

function aftermath(now: SeenCampaign, { party: went }: Under, { successful }: Outing): EncounterAct {
  for (const figure of went) {
    const [step] = dueFor(now, figure);
    if (step !== undefined) return { do: 'settle', figure, step };
  }
  return { do: 'end', successful, leftWithHumansBehind: false };
}
