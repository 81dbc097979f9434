/** After the battle, figure by figure: each step that is due, in the order of the rules. */
import { choose } from '../../../core/play.ts';
import { advanced, RAP_EARNED } from '../../after/advancement.ts';
import { attributeChosen, attributeDrawn, mayGainAttribute } from '../../after/attribute-gained.ts';
import { AFTER_STEPS, type After, type AfterStep, dueAfter, recoveryKind } from '../../after/due.ts';
import { infection, mayCure } from '../../after/infection.ts';
import { cheatsDeath, fateOfLeftBehind, repAfterCheating } from '../../after/larger-than-life.ts';
import { GONE, recovery } from '../../after/recovery.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, type CampaignPlay, done, type Now, type SeenFigure } from '../../campaign/act.ts';
import { figureNamed } from '../../campaign/find.ts';
import type { Status } from '../../campaign/state.ts';
import { settledKey } from '../../encounter/state.ts';
import { crazyAboutMyJob } from '../../reaction/crazy.ts';
import { drawCard } from '../../recruiting.ts';
import { REPS, type Rep } from '../../types.ts';
import { no, type SeenEncounter, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

/** The steps still due for one of those who went, the next first; none before the battle is reported. */
export function dueFor(now: Now, id: string): readonly AfterStep[] {
  const after = afterOf(now, id);
  return after === undefined ? [] : dueAfter(after);
}

function afterOf(now: Now, id: string): After | undefined {
  const { encounter } = now;
  const figure = figureNamed(now, id);
  const report = encounter?.records.find((record) => record.figure === id);
  if (encounter === null || encounter.field === null || figure === undefined || report === undefined)
    return undefined;
  const { rep, rap, advantages, status } = figure;
  return {
    report,
    field: encounter.field,
    figure: {
      repBefore: repBefore(encounter, figure),
      rep,
      rap,
      advantages,
      gone: GONE_FOR_GOOD.includes(status),
    },
    settled: STEPS.filter((step) => encounter.settled.includes(settledKey(figure.id, step))),
  };
}

const STEPS = Object.keys(AFTER_STEPS) as AfterStep[];
const GONE_FOR_GOOD: readonly Status[] = ['dead', 'turned', 'left'];

function repBefore({ party, reps }: SeenEncounter, { id, rep }: SeenFigure): Rep {
  return reps[party.indexOf(id)] ?? rep;
}

export interface Settling {
  readonly figure: string;
  readonly step: AfterStep;
}

export function* settle(now: Now, { figure: id, step }: Settling): Act {
  const after = afterOf(now, id);
  const figure = figureNamed(now, id);
  if (now.encounter === null || after === undefined || figure === undefined) return no('wrong-stage');
  if (dueAfter(after)[0] !== step) return no('step-not-due');
  const name = figure.name;
  const { result, faces } = yield* settled(now, now.encounter, figure, after, step);
  yield* tell({ type: 'step-settled', figure: figure.id, step, result, faces });
  return done(`${name}: ${AFTER_STEPS[step].title.toLowerCase()}, ${result}`);
}

interface Settled {
  readonly result: string;
  readonly faces: readonly number[];
}
const plainly = (result: string): Settled => ({ result, faces: [] });

function* settled(
  now: Now,
  encounter: SeenEncounter,
  figure: SeenFigure,
  after: After,
  step: AfterStep,
): CampaignPlay<Settled> {
  switch (step) {
    case 'larger-than-life':
      return plainly('lives on, out of the fight');
    case 'left-behind':
      return yield* leftBehind(encounter, figure, after);
    case 'cheating-death':
      return yield* mayCheat(encounter, figure);
    case 'dies':
      yield* status(figure, 'dead', 'killed');
      return plainly('dead');
    case 'recovery':
      return yield* recovers(now, figure, after);
    case 'infection':
      return yield* mayTurn(now, figure, after);
    case 'first-death-seen':
      yield* tell({ type: 'death-seen', figure: figure.id, seen: true });
      return plainly('will not forget it');
    case 'comes-round':
      return plainly('comes round');
    case 'crazy-about-my-job':
      return yield* crazy(figure);
    case 'rap-lost':
      yield* rap(figure, 0, 'lost');
      return plainly('all points lost');
    case 'rap':
      yield* rap(figure, figure.rap + RAP_EARNED, 'a successful Encounter');
      return plainly('one point');
    case 'rep-up':
      return yield* risen(now, figure);
    default:
      return step satisfies never;
  }
}

function* leftBehind(
  encounter: SeenEncounter,
  figure: SeenFigure,
  { field, settled: before }: After,
): CampaignPlay<Settled> {
  const fate = fateOfLeftBehind({ saved: before.includes('larger-than-life'), ...field });
  if (fate === 'captured') yield* status(figure, 'captive', 'left on the table', encounter);
  return plainly(fate);
}

function* mayCheat({ records }: SeenEncounter, figure: SeenFigure): CampaignPlay<Settled> {
  if (!(yield* cheatsDeath(ASKING))) return plainly('takes it');
  const from = records.find((record) => record.figure === figure.id);
  if (from === undefined) throw new Error(`${figure.id} was not reported on`);
  yield* tell({
    type: 'record-changed',
    from: { ...from },
    to: { ...from, cheatedDeath: true },
    why: 'cheated death',
  });
  yield* rep(figure, repAfterCheating(figure.rep), 'cheated death');
  return plainly('cheats death');
}

function* recovers(now: Now, figure: SeenFigure, after: After): CampaignPlay<Settled> {
  const kind = recoveryKind(after);
  if (kind === null) return plainly('needs none');
  const medical = now.stock.some((item) => item.kind === 'medical-supplies');
  const { passed, result, rep: weaker } = yield* recovery(ASKING, { rep: figure.rep, kind, medical });
  if (result === 'returnsWeaker') yield* rep(figure, weaker, 'badly hurt');
  if (result === 'gone')
    yield* status(figure, GONE[kind], kind === 'ranAway' ? 'never came back' : 'died of wounds');
  return { result, faces: passed.faces };
}

function* mayTurn(now: Now, figure: SeenFigure, { figure: concerned }: After): CampaignPlay<Settled> {
  const { face, result } = yield* infection(ASKING, concerned.repBefore);
  const doses = now.stock.filter((item) => item.kind === 'cure');
  const [dose] = doses;
  if (result === 'okay') return { result, faces: [face] };
  if (dose !== undefined && mayCure(result, doses.length) && (yield* usesCure())) {
    yield* tell({ type: 'stock-used', item: { ...dose }, by: figure.id, how: 'given' });
    return { result: 'cured', faces: [face] };
  }
  yield* status(figure, 'turned', 'bitten');
  return { result, faces: [face] };
}

function* usesCure(): CampaignPlay<boolean> {
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

function* crazy(figure: SeenFigure): CampaignPlay<Settled> {
  const { rolls, result, rep: after, forgetsZombieDeath } = yield* crazyAboutMyJob(ASKING, figure.rep);
  const lowered = REPS.find((one) => one === after);
  if (lowered !== undefined && lowered !== figure.rep) yield* rep(figure, lowered, 'never quite the same');
  if (forgetsZombieDeath) yield* tell({ type: 'death-seen', figure: figure.id, seen: false });
  if (result === 'neverRecovers') yield* status(figure, 'left', 'never came out of it');
  return { result, faces: rolls.flatMap(({ faces }) => faces) };
}

/** A Rep more; a Star chooses an attribute, a Grunt draws one (sections: Attributes, Improving Rep). */
function* risen(now: Now, figure: SeenFigure): CampaignPlay<Settled> {
  const up = advanced(figure.rep, figure.rap);
  if (up === undefined) throw new Error(`${figure.id} has too few points to rise`);
  const own = figure.attributes;
  yield* rap(figure, up.rap, 'Rep went up');
  yield* rep(figure, up.rep, 'enough points');
  if (!mayGainAttribute(own, up.rep)) return plainly(`Rep ${up.rep}`);
  const gained =
    figure.kind === 'star'
      ? yield* attributeChosen(ASKING, own)
      : (yield* attributeDrawn(ASKING, own, (rule) => drawCard(now, rule))).attribute;
  yield* tell({ type: 'attribute-gained', figure: figure.id, what: gained, why: 'Rep went up' });
  return plainly(`Rep ${up.rep}, ${gained.replaceAll('-', ' ')}`);
}

function* status(figure: SeenFigure, to: Status, why: string, encounter?: SeenEncounter): CampaignPlay<void> {
  if (figure.status === to) return;
  const heldIn = to === 'captive' ? (encounter?.area ?? null) : null;
  yield* tell({ type: 'status-changed', figure: figure.id, from: figure.status, to, heldIn, why });
}

function* rep({ id, rep: from }: SeenFigure, to: Rep, why: string): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'rep-changed', figure: id, from, to, why });
}

function* rap({ id, rap: from }: SeenFigure, to: number, why: string): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'rap-changed', figure: id, from, to, why });
}
