/** Voyages as their screen and their sheet show them: every voyage, what it came to, the crew, the ledger. */
import type { Corrections } from '../../../core/figure.ts';
import { withCorrections } from '../../../core/in-force.ts';
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../core/text/english.ts';
import { spoilsText } from '../../../core/text/spoils.ts';
import { CREW_IDS, type CrewId, crewmanOf } from '../../data/crew.ts';
import { type Result, worldRow, worldsOf } from '../../voyages/data.ts';
import { emptyPosts, readyCrew, resultOf, type VoyagesLedger, worldNow } from '../../voyages/ledger.ts';
import { spoilsOf, VOYAGES_ENDS } from '../../voyages/spoils.ts';
import { CHIT_NAMES, CREW_NAMES, triedText } from '../names.ts';
import { END_NAMES, RESULT_NAMES, SHIP_NAMES, WORLD_NAMES } from './names.ts';
import { reportOf } from './report.ts';

export interface VoyageView {
  readonly number: number;
  readonly name: string;
  readonly state: Result | 'now' | 'to-come';
  /** `Ship cleared`, `next`, `the voyage home`. */
  readonly result: string;
  readonly crew: number | null;
  readonly monsters: number | null;
  readonly sailed: number | null;
  readonly came: number | null;
  readonly kills: number | null;
  readonly report: string;
}

export interface HandView {
  readonly crew: CrewId;
  readonly name: string | null;
  readonly post: string;
  readonly dice: number;
  readonly constitution: number;
  readonly voyages: number;
  readonly kills: number;
  /** Null while he is ready. */
  readonly lostAt: string | null;
}

export interface VoyagesView {
  /** `Two of five voyages` */
  readonly title: string;
  readonly voyages: readonly VoyageView[];
  readonly hands: readonly HandView[];
  readonly entries: readonly { readonly text: string; readonly points: number }[];
  /** Points of the crew over all voyages, less the Green Things’. */
  readonly balance: number;
  /** Things that make the next voyage harder, and who is missing. */
  readonly harder: readonly string[];
  readonly next: string | null;
  /** `22 hands ready and six posts to be filled` */
  readonly muster: string;
  readonly known: readonly (readonly [string, string])[];
  /** Gains that voyages bring a campaign, and for what. */
  readonly brings: readonly (readonly [string, string])[];
}

type Look = Seen<VoyagesLedger>;

export const pointsText = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${Math.floor(points)}½`;

function voyageViews(ledger: Look): readonly VoyageView[] {
  const all = worldsOf(ledger.voyages);
  return all.map((world, at): VoyageView => {
    const result = ledger.results[at];
    const name = WORLD_NAMES[world];
    if (result === undefined) {
      const isNow = at === ledger.results.length && !ledger.abandoned;
      const last = at === all.length - 1 ? 'the voyage home' : '';
      return {
        ...{ number: at + 1, name, state: isNow ? 'now' : 'to-come', result: isNow ? 'next' : last },
        ...{ crew: null, monsters: null, sailed: null, came: null, kills: null, report: '' },
      };
    }
    const { ship, crew, monsters, sailed, aboard, home, kills } = result;
    return {
      ...{ number: at + 1, name, state: resultOf(result), result: SHIP_NAMES[ship], crew, monsters },
      ...{ sailed, came: aboard + home, kills, report: reportOf(result) },
    };
  });
}

const byPost = (one: { readonly crew: CrewId }, other: { readonly crew: CrewId }): number =>
  CREW_IDS.indexOf(one.crew) - CREW_IDS.indexOf(other.crew);

/** Views of the hands: those who are ready, in the order of the counters, then the lost. */
function handViews({ hands }: Look): readonly HandView[] {
  const views = hands.toSorted(byPost).map(({ crew, name, voyages, kills, lostAt }): HandView => {
    const { dice, constitution } = crewmanOf(crew);
    const lost = lostAt === null ? null : WORLD_NAMES[lostAt];
    return { crew, name, post: CREW_NAMES[crew], dice, constitution, voyages, kills, lostAt: lost };
  });
  return [...views.filter(({ lostAt }) => lostAt === null), ...views.filter(({ lostAt }) => lostAt !== null)];
}

/** Lines about what the next voyage has that the book’s game hasn’t. */
function harderOf(ledger: Look): readonly string[] {
  const world = worldNow(ledger);
  if (world === undefined || ledger.abandoned) return [];
  const empty = Math.max(0, emptyPosts(ledger).length - ledger.berths);
  return [
    worldRow(world).result.extraAdult ? 'One Adult more among the first Green Things.' : '',
    empty > 0 ? `${upperFirst(countedInWords(empty, 'post', 'posts'))} will stay empty.` : '',
  ].filter((line) => line !== '');
}

/** Points of either side, newest first. */
function entriesOf({ results }: Look): VoyagesView['entries'] {
  return results
    .flatMap((result) => {
      const name = WORLD_NAMES[result.world];
      const won = RESULT_NAMES[resultOf(result)].text;
      return [
        { text: `${name}, ${won}: the crew`, points: result.crew },
        { text: `${name}: the Green Things`, points: -result.monsters },
      ];
    })
    .filter(({ points }) => points !== 0)
    .toReversed();
}

/** Ends of voyages for which they bring a campaign something, and what. */
export const voyagesBring = (): VoyagesView['brings'] =>
  VOYAGES_ENDS.map((end) => [END_NAMES[end], spoilsText(spoilsOf(end))]);

export function voyagesViewOf(ledger: Look): VoyagesView {
  const { voyages, results, known, abandoned } = ledger;
  const world = worldNow(ledger);
  return {
    title: `${results.length === 0 ? 'None' : upperFirst(inWords(results.length))} of ${inWords(voyages)} voyages`,
    voyages: voyageViews(ledger),
    hands: handViews(ledger),
    entries: entriesOf(ledger),
    balance: results.reduce((sum, { crew, monsters }) => sum + crew - monsters, 0),
    harder: harderOf(ledger),
    next: world === undefined || abandoned ? null : WORLD_NAMES[world],
    muster: musterText(ledger),
    known: known.map(({ weapon, chit }) => [triedText(weapon), CHIT_NAMES[chit]]),
    brings: voyagesBring(),
  };
}

/** The same by the corrections that hold for the run. */
export const voyagesView = (ledger: Look, corrections: Corrections): VoyagesView =>
  withCorrections(corrections, () => voyagesViewOf(ledger));

/** `22 hands ready`, and what the yard may still fill. */
function musterText(ledger: Look): string {
  const ready = countedInWords(readyCrew(ledger).length, 'hand', 'hands');
  const fills = Math.min(ledger.berths, emptyPosts(ledger).length);
  return listed([
    `${ready} ready`,
    ...(fills === 0 ? [] : [`${countedInWords(fills, 'post', 'posts')} to be filled`]),
  ]);
}
