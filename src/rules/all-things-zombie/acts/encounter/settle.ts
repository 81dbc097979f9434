/** After the battle, figure by figure: each step that is due, in the order of the rules. */
import { choose } from '../../../core/play.ts';
import {
  type After,
  type AfterStep,
  dueAfter,
  type Field,
  recoveryKind,
} from '../../after-the-battle/due.ts';
import { infection, mayCure } from '../../after-the-battle/infection.ts';
import { cheatsDeath, fateOfLeftBehind, repAfterCheating } from '../../after-the-battle/larger-than-life.ts';
import { GONE, type RecoveryWord, recovery } from '../../after-the-battle/recovery.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { type CrazyWord, crazyAboutMyJob } from '../../reaction/crazy.ts';
import type { Status } from '../../state/campaign.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { figureNamed } from '../../state/find.ts';
import { stepText } from '../../text/encounter-lines.ts';
import { REASONS } from '../../text/reasons.ts';
import { REPS, type Rep } from '../../types.ts';
import { type Act, type CampaignPlay, done, type Now, type SeenFigure } from '../act.ts';
import { encounterAt, no, type SeenEncounter, tell } from './act.ts';
import { changeRap, changeStatus, earnRap, lowerRep, rise } from './figure-change.ts';
import type { FigureReport } from './report.ts';

const ASKING = PLAYER_ASKING;

/** The steps still due for one of those who went, the next first; none before the battle is reported. */
export function dueFor(now: Now, id: string): readonly AfterStep[] {
  const after = afterOf(now, id);
  return after === undefined ? [] : dueAfter(after);
}

/** Where the aftermath would begin by a report that isn't sent yet; undefined for somebody who didn't go. */
export function afterByReport(now: Now, report: FigureReport, field: Field): After | undefined {
  return afterReport(now, { ...report, cheatedDeath: false }, field);
}

/** Where the aftermath of one figure stands; undefined before the battle is reported. */
export function afterOf(now: Now, id: string): After | undefined {
  const { records = [], field } = now.encounter ?? {};
  const report = records.find((record) => record.figure === id);
  return field && report ? afterReport(now, report, field) : undefined;
}

function afterReport(now: Now, report: FigureRecord, field: Field): After | undefined {
  const { encounter } = now;
  const figure = figureNamed(now, report.figure);
  if (figure === undefined || !encounter?.party.includes(figure.id)) return undefined;
  const { rep, rap, advantages, status } = figure;
  const repBefore: Rep = encounter.reps[encounter.party.indexOf(figure.id)] ?? rep;
  return {
    report,
    field,
    figure: { repBefore, rep, rap, advantages, gone: GONE_FOR_GOOD.includes(status) },
    settled: encounter.settled.filter((done) => done.figure === figure.id).map(({ step }) => step),
  };
}

const GONE_FOR_GOOD: readonly Status[] = ['dead', 'turned', 'left'];

export interface Settling {
  readonly figure: string;
  readonly step: AfterStep;
}

export function* settle(now: Now, { figure: id, step }: Settling): Act {
  const encounter = encounterAt(now, ['after']);
  if (typeof encounter === 'string') return no(encounter);
  const after = afterOf(now, id);
  const figure = figureNamed(now, id);
  if (after === undefined || figure === undefined) return no('not-here');
  if (dueAfter(after)[0] !== step) return no('step-not-due');
  const name = figure.name;
  const { result, faces } = yield* settled({ now, encounter, figure, after }, step);
  yield* tell({ type: 'step-settled', figure: figure.id, step, result, faces });
  return done(`${name}, ${lowerFirst(stepText(step, result))}`);
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

interface Concerning {
  readonly now: Now;
  readonly encounter: SeenEncounter;
  readonly figure: SeenFigure;
  readonly after: After;
}

interface Settled {
  readonly result: string;
  readonly faces: readonly number[];
}
const plainly = (result: string): Settled => ({ result, faces: [] });

function* settled(of: Concerning, step: AfterStep): CampaignPlay<Settled> {
  const { figure } = of;
  switch (step) {
    case 'larger-than-life':
      return plainly('out of the fight, not dead');
    case 'left-behind':
      return yield* leftBehind(of);
    case 'cheating-death':
      return yield* mayCheat(of);
    case 'dies':
      yield* changeStatus(figure, 'dead', REASONS.killed);
      return plainly('set aside');
    case 'recovery':
      return yield* recovers(of);
    case 'infection':
      return yield* mayTurn(of);
    case 'first-death-seen':
      yield* tell({ type: 'death-seen', figure: figure.id, seen: true });
      return plainly('marked by it');
    case 'comes-round':
      return plainly('well again');
    case 'crazy-about-my-job':
      return yield* crazy(figure);
    case 'rap-lost':
      yield* changeRap(figure, 0, REASONS.pointsLost);
      return plainly('none left');
    case 'rap':
      yield* earnRap(figure);
      return plainly(`${figure.rap} now`);
    case 'rep-up':
      return yield* rise(of.now, figure);
    default:
      return step satisfies never;
  }
}

const LEFT_BEHIND = { captured: 'captured', dead: 'lost', recovers: 'fetched afterwards' } as const;

function* leftBehind({ encounter, figure, after }: Concerning): CampaignPlay<Settled> {
  const saved = after.settled.includes('larger-than-life');
  const fate = fateOfLeftBehind({ saved, ...after.field });
  if (fate === 'captured') {
    yield* changeRecord(encounter, figure, { captured: true }, REASONS.leftBehind);
    yield* changeStatus(figure, 'captive', REASONS.leftBehind, encounter.area);
  }
  return plainly(LEFT_BEHIND[fate]);
}

function* mayCheat({ encounter, figure }: Concerning): CampaignPlay<Settled> {
  if (!(yield* cheatsDeath(ASKING))) return plainly('no');
  yield* changeRecord(encounter, figure, { cheatedDeath: true }, REASONS.cheatedDeath);
  yield* lowerRep(figure, repAfterCheating(figure.rep), REASONS.cheatedDeath);
  return plainly('yes');
}

function* changeRecord(
  { records }: SeenEncounter,
  { id }: SeenFigure,
  change: Partial<FigureRecord>,
  why: string,
): CampaignPlay<void> {
  const from = records.find(({ figure }) => figure === id);
  if (from === undefined) throw new Error(`${id} was not reported on`);
  yield* tell({ type: 'record-changed', from: { ...from }, to: { ...from, ...change }, why });
}

const RECOVERED = {
  returns: 'comes back',
  returnsWeaker: 'comes back with less Rep',
  gone: 'doesn’t come back',
} as const satisfies Record<RecoveryWord, string>;

function* recovers({ now, figure, after }: Concerning): CampaignPlay<Settled> {
  const kind = recoveryKind(after);
  if (kind === null) throw new Error(`${figure.id} has nothing to recover from`);
  const medical = now.stock.some((item) => item.kind === 'medical-supplies');
  const { passed, result, rep } = yield* recovery(ASKING, { rep: figure.rep, kind, medical });
  if (result === 'returnsWeaker') {
    yield* lowerRep(figure, rep, kind === 'ranAway' ? REASONS.ranAway : REASONS.badlyHurt);
  }
  if (result === 'gone') {
    yield* changeStatus(
      figure,
      GONE[kind],
      kind === 'ranAway' ? REASONS.neverCameBack : REASONS.diedOfWounds,
    );
  }
  return { result: RECOVERED[result], faces: passed.faces };
}

function* mayTurn({ now, figure, after }: Concerning): CampaignPlay<Settled> {
  const { face, result } = yield* infection(ASKING, after.figure.repBefore);
  if (result === 'okay') return { result: 'no', faces: [face] };
  const doses = now.stock.filter((item) => item.kind === 'cure');
  const [dose] = doses;
  if (dose !== undefined && mayCure(result, doses.length) && (yield* givesCure())) {
    yield* tell({ type: 'stock-used', item: { ...dose }, by: figure.id, how: 'given' });
    return { result: 'saved by the Cure', faces: [face] };
  }
  yield* changeStatus(figure, 'turned', REASONS.bitten);
  return { result: 'yes', faces: [face] };
}

function* givesCure(): CampaignPlay<boolean> {
  const choice = yield* choose({
    seat: ASKING.seat,
    rule: 'atz.cure-given',
    options: [
      { id: 'give', text: 'Give a dose of the Cure' },
      { id: 'keep', text: 'Keep it' },
    ],
  });
  return choice === 'give';
}

const CRAZY_TEXT = {
  returns: 'comes back to itself',
  returnsWeaker: 'comes back with less Rep',
  neverRecovers: 'never comes out of it',
} as const satisfies Record<CrazyWord, string>;

function* crazy(figure: SeenFigure): CampaignPlay<Settled> {
  const { rolls, result, rep: after, forgetsZombieDeath } = yield* crazyAboutMyJob(ASKING, figure.rep);
  const rep = REPS.find((one) => one === after) ?? figure.rep;
  yield* lowerRep(figure, rep, REASONS.shock);
  if (forgetsZombieDeath) yield* tell({ type: 'death-seen', figure: figure.id, seen: false });
  if (result === 'neverRecovers') yield* changeStatus(figure, 'left', REASONS.neverRecovered);
  return { result: CRAZY_TEXT[result], faces: rolls.flatMap(({ faces }) => faces) };
}
