/** Somebody out of the fight: how bad it is, and what an enemy standing over the fallen does. */
import { type DocWord, examine as howBad } from '../../after-the-battle/doc.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { type MercyEnd, mercy as shown } from '../../meeting-and-greeting/talk.ts';
import { REASONS } from '../../text/reasons.ts';
import { type Act, type CampaignPlay, done, type Now, type SeenFigure } from '../act.ts';
import { BEFORE_REPORT, encounterAt, no, participant, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

export interface Examining {
  readonly casualty: string;
  readonly by: string;
  /** Times out of the fight before the present one, in this Encounter (ATZ-52). */
  readonly wounds: number;
}

export const DOC_TEXT = {
  rejoins: 'back in the fight next turn',
  badlyWounded: 'badly wounded, to be carried',
  dead: 'dead',
} as const satisfies Record<DocWord, string>;

/** A whole turn spent over a casualty: how bad is it? */
export function* examine(now: Now, { casualty: who, by, wounds }: Examining): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  const casualty = participant(now, who);
  const checker = participant(now, by);
  if (casualty === undefined || checker === undefined) return no('not-here');
  if (casualty.id === checker.id) return no('examines-himself');
  const { passed, result } = yield* howBad(
    ASKING,
    { rep: casualty.rep, wounds, protected: casualty.protected },
    checker.attributes,
  );
  yield* tell({
    type: 'figure-tested',
    figure: casualty.id,
    rule: 'atz.doc',
    faces: passed.faces,
    target: passed.target,
    result: DOC_TEXT[result],
  });
  return done(`${casualty.name}: ${DOC_TEXT[result]}`);
}

export interface AtMercy {
  readonly figure: string;
  /** Of whoever stands over the fallen. */
  readonly rep: number;
}

export const MERCY_TEXT = {
  captured: 'taken captive',
  leftAlone: 'left alone',
  killed: 'killed',
} as const satisfies Record<MercyEnd, string>;

/** What became of the figure is for the report to say; what it carried is gone at once. */
export function* askMercy(now: Now, { figure: who, rep }: AtMercy): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  const { passed, face, end } = yield* shown(ASKING, rep);
  yield* tell({
    type: 'figure-tested',
    figure: figure.id,
    rule: 'atz.mercy',
    faces: face === null ? passed.faces : [...passed.faces, face],
    target: rep,
    result: MERCY_TEXT[end],
  });
  yield* disarmed(now, figure, end);
  return done(`${figure.name}: ${MERCY_TEXT[end]}`);
}

/** A captive's weapons go to the prison and wait there (ATZ-82). */
function* disarmed(now: Now, figure: SeenFigure, end: MercyEnd): CampaignPlay<void> {
  const why = REASONS.takenByEnemies;
  const weapons = end === 'captured' ? [] : figure.weapons;
  for (const weapon of weapons)
    yield* tell({ type: 'weapon-lost', figure: figure.id, what: { ...weapon }, why });
  const carried = now.stock.filter(({ carrier }) => carrier === figure.id);
  for (const item of carried) yield* tell({ type: 'stock-used', item: { ...item }, by: figure.id, how: why });
}
