/** A figure's life: a line for each Encounter it went on, and for whatever else happened to it, the newest first. */
import {
  calledIn,
  chroniclePage,
  type FoundEntry,
  type LedgerLine,
  repLedger,
  type ToldAct,
  toldActs,
} from '../../../../db/games/all-things-zombie/index.ts';
import type { LifeLine, LifePage } from '../../../contract/games/all-things-zombie/figures.ts';
import { dateText, PERIODS, periodIndex, yearText } from '../../../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../rules/all-things-zombie/ids.ts';
import { factsOf } from '../../../rules/all-things-zombie/text/chronicle/facts.ts';
import { titleOf } from '../../../rules/all-things-zombie/text/chronicle/headline.ts';
import { linesOf } from '../../../rules/all-things-zombie/text/chronicle/lines.ts';
import { livedText, whoWent } from '../../../rules/all-things-zombie/text/chronicle/who.ts';
import type { Context } from '../../calls/context.ts';
import { correcting, correctionsAmong, endingIn, framed } from './chronicle.ts';
import { peopleIn } from './views/chronicle.ts';

/** Entries of one page. */
const PAGE = 12;

type What = Pick<LifeLine, 'title' | 'text' | 'lost' | 'byHand' | 'rap' | 'rep'>;

/** `after` is the act of the last line seen; null for the first page. */
export async function life(
  { db, games }: Pick<Context, 'db' | 'games'>,
  id: string,
  figure: FigureId,
  after: number | null,
): Promise<LifePage> {
  const { division } = await framed(db, id);
  const { entries, next } = await chroniclePage(db, id, {
    order: 'newest',
    after,
    limit: PAGE,
    filter: { what: null, kind: null, area: null, from: null, to: null, figure, commands: null },
    search: null,
  });
  const ledger = await repLedger(db, id, figure);
  const since = await correctionsAmong(db, id, entries);
  const lines: LifeLine[] = [];
  for (const found of entries) {
    const { entry } = found;
    const { act, seq, lastSeq, date, encounter } = entry;
    const told = await toldActs(db, id, { from: seq, to: lastSeq });
    const acts = [...told, ...correcting(since, found)];
    const people = await calledIn(db, id, peopleIn(acts));
    const telling = {
      nameOf: (other: FigureId) => people.get(other)?.name ?? 'somebody else',
      division,
      endingOf: endingIn(games),
    };
    const what = encounter === null ? between(acts, figure, telling) : inEncounter(acts, figure, encounter);
    if (what === undefined) continue;
    lines.push({
      act,
      date: dateText(division, date),
      year: yearText(date.year),
      period: PERIODS[division][periodIndex(division, date)] ?? '',
      encounter: encounter?.number ?? null,
      ...what,
      now: encounter === null ? null : pointsAt(ledger, lastSeq),
    });
  }
  return { lines, next };
}

const eventsOf = (acts: readonly ToldAct[]) => acts.flatMap(({ events }) => events);

/** Undefined where it stayed at home, or the plan was dropped. */
function inEncounter(
  acts: readonly ToldAct[],
  figure: FigureId,
  encounter: NonNullable<FoundEntry['entry']['encounter']>,
): What | undefined {
  if (encounter.state === 'dropped') return undefined;
  const facts = factsOf(eventsOf(acts));
  const own = whoWent(facts).find((one) => one.figure === figure);
  if (own === undefined) return undefined;
  const { lost, rap, rep } = own;
  const title = titleOf(encounter, facts.plan?.oneOff !== undefined);
  return { title, text: livedText(own), lost, byHand: false, rap, rep };
}

function between(
  acts: readonly ToldAct[],
  figure: FigureId,
  telling: Parameters<typeof linesOf>[1],
): What | undefined {
  // A biography or portrait that the player gives somebody is nothing that happened.
  const lines = eventsOf(acts)
    .filter(({ type }) => type !== 'biography-written' && type !== 'portrait-set')
    .flatMap((event) => linesOf(event, telling))
    .filter((line) => line.figure === figure);
  if (lines.length === 0) return undefined;
  return {
    title: lines.map(({ text }) => text).join('; '),
    text: [...new Set(lines.map(({ why }) => why).filter((why) => why !== ''))].join('; '),
    lost: false,
    byHand: lines.some(({ byHand }) => byHand),
    rap: null,
    rep: null,
  };
}

/** Points towards the next Rep once this event had come; null where none were ever won. */
const pointsAt = (ledger: readonly LedgerLine[], seq: number): number | null =>
  ledger.findLast((line) => line.of === 'rap' && line.seq <= seq)?.to ?? null;
