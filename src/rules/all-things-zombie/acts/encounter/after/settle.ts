/** After the battle, figure by figure: each step that is due, in the order of the rules. */
import { choice } from '../../../../core/fields.ts';
import { choose } from '../../../../core/play.ts';
import {
  AFTER_STEPS,
  type After,
  type AfterStep,
  dueAfter,
  killing,
  meetsMercy,
  recoveryKind,
} from '../../../after-the-battle/due.ts';
import { infection, mayCure } from '../../../after-the-battle/infection.ts';
import {
  cheatsDeath,
  earlyGrave,
  fateOfLeftBehind,
  repAfterCheating,
} from '../../../after-the-battle/larger-than-life.ts';
import { GONE, recovery } from '../../../after-the-battle/recovery.ts';
import type { Field } from '../../../after-the-battle/report.ts';
import { type Asking, askingOf } from '../../../asking.ts';
import { optionsOf } from '../../../data/text/options.ts';
import { crazyAboutMyJob } from '../../../reaction/crazy.ts';
import type { Status } from '../../../state/campaign.ts';
import { byRule, type Reason } from '../../../state/cause.ts';
import type { FigureRecord } from '../../../state/encounter.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import type { Infected, StepResult } from '../../../state/step-result.ts';
import { REPS, type Rep } from '../../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGURE } from '../../fields.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { atTheirMercy, disarmed } from '../harm/mercy.ts';
import { changeRap, changeStatus, earnRap, lowerRep, rise } from './figure-change.ts';
import { highestEnemy } from './report-proposal.ts';
import { isHeld } from './safe.ts';

/** The steps still due for one of those who went, the next first; none before the battle is reported. */
export function dueFor(now: SeenCampaign, id: string): readonly AfterStep[] {
  const after = afterOf(now, id);
  return after === undefined ? [] : dueAfter(after);
}

/** Steps among them that end in the figure’s death, whatever is rolled or chosen. */
export function killingFor(now: SeenCampaign, id: string): readonly AfterStep[] {
  const after = afterOf(now, id);
  return after === undefined ? [] : killing(after);
}

/** Stage that one figure’s aftermath has reached; undefined before the battle is reported. */
export function afterOf(now: SeenCampaign, id: string): After | undefined {
  const { records = [], field } = now.encounter ?? {};
  const report = records.find((record) => record.figure === id);
  return field && report ? afterReport(now, report, field) : undefined;
}

/** Start of the aftermath by a record that isn’t kept yet; undefined for somebody who didn’t go. */
export function afterReport(now: SeenCampaign, report: FigureRecord, field: Field): After | undefined {
  const { encounter } = now;
  const figure = figureNamed(now, report.figure);
  if (figure === undefined || !encounter?.party.includes(figure.id)) return undefined;
  // Nothing comes after a battle by itself.
  if (encounter.oneOff !== undefined) return undefined;
  const { rep, rap, advantages, status } = figure;
  const repBefore: Rep = encounter.reps[encounter.party.indexOf(figure.id)] ?? rep;
  return {
    report,
    field,
    figure: { repBefore, rep, rap, advantages, gone: GONE_FOR_GOOD.includes(status) },
    settled: encounter.settled.filter((done) => done.figure === figure.id).map(({ result }) => result.step),
  };
}

const GONE_FOR_GOOD: readonly Status[] = ['dead', 'turned', 'left'];

export const SETTLE = declared({
  ofCampaigns: true,
  fields: { figure: FIGURE, step: choice(Object.keys(AFTER_STEPS) as AfterStep[]) },
  stages: ['after'],
  refusals: ['not-here', 'step-not-due'],
});

export function* settle(
  now: SeenCampaign,
  { figure: id, step }: InputOf<typeof SETTLE>,
): ActOf<typeof SETTLE> {
  const encounter = encounterAt(now, SETTLE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const after = afterOf(now, id);
  const figure = figureNamed(now, id);
  if (after === undefined || figure === undefined) return no('not-here');
  if (dueAfter(after)[0] !== step) return no('step-not-due');
  const name = figure.name;
  const { result, faces } = yield* settled({ now, encounter, figure, after }, step);
  yield* tell({ type: 'step-settled', figure: figure.id, result, faces });
  return done('settle', { name, result });
}

interface Concerning {
  readonly now: SeenCampaign;
  readonly encounter: SeenEncounter;
  readonly figure: SeenFigure;
  readonly after: After;
}

interface Settled {
  readonly result: StepResult;
  readonly faces: readonly number[];
}
const plainly = (result: StepResult): Settled => ({ result, faces: [] });

function* settled(of: Concerning, step: AfterStep): CampaignPlay<Settled> {
  const { figure } = of;
  switch (step) {
    case 'larger-than-life':
      return yield* choosesGrave(of);
    case 'left-behind':
      return yield* leftBehind(of);
    case 'cheating-death':
      return yield* mayCheat(of);
    case 'dies':
      yield* changeStatus(figure, 'dead', 'killed');
      return plainly({ step });
    case 'recovery':
      return yield* recovers(of);
    case 'infection':
      return yield* mayTurn(of);
    case 'first-death-seen':
      yield* tell({ type: 'death-seen', figure: figure.id, seen: true });
      return plainly({ step });
    case 'comes-round':
      return plainly({ step });
    case 'crazy-about-my-job':
      return yield* crazy(of);
    case 'rap-lost':
      yield* changeRap(figure, 0, 'points-lost');
      return plainly({ step });
    case 'rap':
      return plainly({ step, rap: yield* earnRap(figure) });
    case 'rep-up': {
      const { faces, ...risen } = yield* rise(of.now, figure);
      return { result: { step, ...risen }, faces };
    }
    default:
      return step satisfies never;
  }
}

/** One who chose at the table isn’t asked again. */
function* choosesGrave({ encounter, figure, after }: Concerning): CampaignPlay<Settled> {
  const { by, byRep, earlyGrave: before } = after.report;
  const doomed = { rep: after.figure.repBefore, advantages: figure.advantages, by, byRep };
  const chosen = before ?? (yield* earlyGrave(askingOf(figure.id), doomed));
  if (chosen === 'cheating-death') yield* cheats(encounter, figure, { earlyGrave: chosen });
  else if (chosen !== before) yield* changeRecord(encounter, figure, { earlyGrave: chosen }, 'early-grave');
  return plainly({ step: 'larger-than-life', chosen });
}

function* cheats(
  encounter: SeenEncounter,
  figure: SeenFigure,
  chosen: Pick<FigureRecord, 'earlyGrave'> = {},
): CampaignPlay<void> {
  yield* changeRecord(encounter, figure, { cheatedDeath: true, ...chosen }, 'cheated-death');
  yield* lowerRep(figure, repAfterCheating(figure.rep), 'cheated-death');
}

function* leftBehind(of: Concerning): CampaignPlay<Settled> {
  const { encounter, figure, after } = of;
  const mercy = meetsMercy(after) ? yield* shownMercy(of) : null;
  if (mercy?.end === 'killed') {
    const { rep: byRep, faces } = mercy;
    yield* changeRecord(encounter, figure, { killed: true, by: 'people', byRep }, 'left-behind');
    return { result: { step: 'left-behind', word: 'dead' }, faces };
  }
  const saved = after.settled.includes('larger-than-life');
  const fate = mercy?.end === 'captured' ? 'captured' : fateOfLeftBehind({ saved, ...after.field });
  if (fate === 'captured') {
    yield* changeRecord(encounter, figure, { captured: true }, 'left-behind');
    yield* changeStatus(figure, 'captive', 'left-behind', encounter.area);
  }
  return { result: { step: 'left-behind', word: fate }, faces: mercy?.faces ?? [] };
}

/** By whoever put the figure down, or the best of those fought here; the player knows where the app doesn’t. */
function* shownMercy({ now, encounter, figure, after: { report } }: Concerning) {
  const known = report.by === 'people' && report.byRep !== null ? report.byRep : highestEnemy(now, encounter);
  const rep =
    known ?? Number(yield* choose({ ...askingOf(figure.id), rule: 'atz.mercy', options: REP_OPTIONS }));
  const shown = yield* atTheirMercy(figure, rep);
  yield* disarmed(now, figure, shown.end);
  return { ...shown, rep };
}

const REP_OPTIONS = REPS.map((rep) => ({ id: `${rep}`, text: `Rep ${rep}` }));

function* mayCheat({ encounter, figure }: Concerning): CampaignPlay<Settled> {
  if (!(yield* cheatsDeath(askingOf(figure.id)))) return plainly({ step: 'cheating-death', cheats: false });
  yield* cheats(encounter, figure);
  return plainly({ step: 'cheating-death', cheats: true });
}

function* changeRecord(
  { records }: SeenEncounter,
  { id }: SeenFigure,
  change: Partial<FigureRecord>,
  reason: Reason,
): CampaignPlay<void> {
  const from = records.find(({ figure }) => figure === id);
  if (from === undefined) throw new Error(`${id} was not reported on`);
  yield* tell({ type: 'record-changed', from: { ...from }, to: { ...from, ...change }, why: byRule(reason) });
}

function* recovers({ now, encounter, figure, after }: Concerning): CampaignPlay<Settled> {
  const kind = recoveryKind(after);
  if (kind === null) throw new Error(`${figure.id} has nothing to recover from`);
  const within = isHeld(now, encounter, figure) ? [] : now.stock;
  const supplies = within.find((item) => item.kind === 'medical-supplies');
  const medical = supplies !== undefined;
  const recovering = yield* recovery(askingOf(figure.id), { rep: figure.rep, kind, medical });
  const { passed, result, rep, byMedical } = recovering;
  // A house rule (ATZ-117).
  if (supplies !== undefined && byMedical > 0 && now.houseRules.medicalUsedUp === true)
    yield* tell({ type: 'stock-used', item: { ...supplies }, by: figure.id, how: byRule('given') });
  if (result === 'returnsWeaker') {
    yield* lowerRep(figure, rep, kind === 'ranAway' ? 'ran-away' : 'badly-hurt');
  }
  if (result === 'gone') {
    yield* changeStatus(figure, GONE[kind], kind === 'ranAway' ? 'never-came-back' : 'died-of-wounds');
  }
  return { result: { step: 'recovery', word: result }, faces: passed.faces };
}

function* mayTurn({ now, encounter, figure, after }: Concerning): CampaignPlay<Settled> {
  const { face, result } = yield* infection(askingOf(figure.id), after.figure.repBefore);
  const came = (word: Infected): Settled => ({ result: { step: 'infection', word }, faces: [face] });
  if (result === 'okay') return came('not-turned');
  const within = isHeld(now, encounter, figure) ? [] : now.stock;
  const doses = within.filter((item) => item.kind === 'cure');
  const [dose] = doses;
  if (dose !== undefined && mayCure(result, doses.length) && (yield* givesCure(askingOf(figure.id)))) {
    yield* tell({ type: 'stock-used', item: { ...dose }, by: figure.id, how: byRule('given') });
    return came('cured');
  }
  yield* changeStatus(figure, 'turned', 'bitten');
  return came('turned');
}

function* givesCure({ seat, of }: Asking): CampaignPlay<boolean> {
  const chosen = yield* choose({
    seat,
    of,
    rule: 'atz.cure-given',
    options: optionsOf('atz.cure-given'),
  });
  return chosen === 'give';
}

/** Against the Rep there was before Recovery lowered it (section: Sanity Table); what it costs comes off the present one. */
function* crazy({ figure, after: of }: Concerning): CampaignPlay<Settled> {
  const { repBefore } = of.figure;
  const {
    rolls,
    result,
    rep: after,
    forgetsZombieDeath,
  } = yield* crazyAboutMyJob(askingOf(figure.id), repBefore);
  const left = Math.max(REPS[0], figure.rep - (repBefore - after));
  const rep = REPS.find((one) => one === left) ?? figure.rep;
  yield* lowerRep(figure, rep, 'shock');
  if (forgetsZombieDeath) yield* tell({ type: 'death-seen', figure: figure.id, seen: false });
  if (result === 'neverRecovers') yield* changeStatus(figure, 'left', 'never-recovered');
  const faces = rolls.flatMap((roll) => roll.faces);
  return { result: { step: 'crazy-about-my-job', word: result }, faces };
}
