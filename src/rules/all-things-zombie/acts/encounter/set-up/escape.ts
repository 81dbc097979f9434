/** Escape: who is there on both sides, what the captives have in hand, and the alarm. */
import { choice } from '../../../../core/fields.ts';
import { choose } from '../../../../core/play.ts';
import { PLAYER_ASKING } from '../../../asking.ts';
import { alert, CAPTIVE_CLIPS, escapeHelp, getaway, howMany, PRISONS } from '../../../encounters/escape.ts';
import { byRule } from '../../../state/cause.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { BEFORE_REPORT, encounterAt, no, tell } from '../act.ts';
import { passesLead } from '../planning/plan.ts';
import { heldByParty } from '../standing/met.ts';
import { ALARM_REFUSALS, noAlarm } from '../turn/alarm.ts';

export const READY_ESCAPE = declared({
  fields: { prison: choice(PRISONS) },
  stages: BEFORE_REPORT,
  refusals: ['not-an-escape', 'escape-readied', 'no-captives'],
});

/** Rescuers and captors of an escape, against the highest Rep among those held: of the party, or by it. */
export function* readyEscape(
  now: SeenCampaign,
  { prison }: InputOf<typeof READY_ESCAPE>,
): ActOf<typeof READY_ESCAPE> {
  const encounter = encounterAt(now, READY_ESCAPE.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.kind !== 'escape') return no('not-an-escape');
  if (encounter.escape !== null) return no('escape-readied');
  const own = now.figures.filter(({ id, status }) => encounter.party.includes(id) && status === 'captive');
  const held = encounter.role === 'captive' ? own : heldByParty(now);
  const [highestRep] = held.map(({ rep }) => rep).toSorted((a, b) => b - a);
  if (highestRep === undefined) return no('no-captives');
  const { rescuers } = yield* escapeHelp(PLAYER_ASKING, highestRep, held.length);
  const forces = yield* howMany(PLAYER_ASKING, held.length + rescuers);
  const inches = yield* getaway(PLAYER_ASKING);
  yield* tell({
    type: 'escape-readied',
    escape: { forces, prison, getaway: inches, turns: 0, alerted: false },
  });
  for (const figure of own) yield* armedFromPrison(figure);
  yield* leaveBehind(now, encounter.role === 'captive' ? forces.friends : forces.captors);
  yield* passesLead(now);
  return done('ready-escape', { captors: forces.captors });
}

/** No more come than the dice say; the captives always do, and among the others the player chooses. */
function* leaveBehind(now: SeenCampaign, most: number): CampaignPlay<void> {
  for (;;) {
    const party = now.figures.filter(({ id }) => now.encounter?.party.includes(id));
    const others = party.filter(({ status }) => status !== 'captive');
    if (party.length <= most || others.length === 0) return;
    // All others stay where nobody but the captives may be there.
    const none = most <= party.length - others.length;
    const stays = none ? others[0] : yield* whoStays(others);
    if (stays === undefined) return;
    yield* tell({ type: 'left-at-home', figure: stays.id });
  }
}

/** Asks who stays behind: whoever can best be spared comes first, a Star last, since the first is taken where nobody else is chosen. */
function* whoStays(others: readonly SeenFigure[]): CampaignPlay<SeenFigure | undefined> {
  const isStar = ({ kind }: SeenFigure) => Number(kind === 'star');
  const spared = others.toSorted((a, b) => isStar(a) - isStar(b) || a.rep - b.rep);
  const id = yield* choose({
    seat: PLAYER_ASKING.seat,
    rule: 'atz.escape.stays',
    options: spared.map((one) => ({ id: one.id, text: one.name })),
  });
  return others.find((one) => one.id === id);
}

/** Loads the captive’s own weapons, which lie in the prison, with one clip in each (ATZ-82). */
function* armedFromPrison(figure: SeenFigure): CampaignPlay<void> {
  const why = byRule('stored-in-prison');
  for (const { ...weapon } of figure.weapons) {
    if (weapon.clips === null) continue;
    const { spare } = CAPTIVE_CLIPS;
    const said = { figure: figure.id, why } as const;
    if (weapon.clips !== spare)
      yield* tell({ type: 'clips-changed', ...said, weapon, from: weapon.clips, to: spare });
    if (!weapon.loaded)
      yield* tell({
        type: 'loaded-changed',
        ...said,
        weapon: { ...weapon, clips: spare },
        from: false,
        to: true,
      });
  }
}

export const ALERT = declared({
  fields: {},
  stages: BEFORE_REPORT,
  refusals: ALARM_REFUSALS,
});

/** At the end of each turn in which somebody has left the prison, once (ATZ-98). */
export function* rollAlert(now: SeenCampaign): ActOf<typeof ALERT> {
  const encounter = encounterAt(now, ALERT.stages);
  if (typeof encounter === 'string') return no(encounter);
  const { escape: readied, turn } = encounter;
  const why = noAlarm(now, encounter);
  if (why !== undefined || readied === null || turn === null) return no(why ?? 'not-an-escape');
  const { face, needed, alerted } = yield* alert(PLAYER_ASKING, readied.turns + 1);
  yield* tell({ type: 'alert-rolled', face, needed, alerted, turn: turn.number });
  return done('alert', { alerted });
}
