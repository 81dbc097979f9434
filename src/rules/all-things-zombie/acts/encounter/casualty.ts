/** Somebody out of the fight: how bad it is, and what an enemy standing over the fallen does. */
import { number } from '../../../core/fields.ts';
import { examine as howBad } from '../../after-the-battle/doc.ts';
import { askingOf } from '../../asking.ts';
import type { SeenCampaign } from '../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../act.ts';
import { ANYWAY, FIGHTER, REP } from '../fields.ts';
import { BEFORE_REPORT, encounterAt, no, tell } from './act.ts';
import { isOfOurs } from './checks/around.ts';
import { factsOf } from './checks/facts.ts';
import { atTheirMercy, disarmed, strangerDisarmed } from './harm/mercy.ts';
import { outlives } from './harm/stars-live.ts';
import { outOfContact } from './places/contact-here.ts';
import { pieceOf } from './places/near.ts';
import { isAble } from './standing/able.ts';
import { fighterNamed } from './standing/fighters.ts';
import { isFoeOf } from './standing/foes.ts';
import { tellTest } from './standing/tested.ts';
import { timely } from './turn/timely.ts';
import { hasTended, mayTend, TENDING_TIMES } from './turn/whole-turn.ts';

export const EXAMINE = declared({
  fields: {
    /** Anybody on the table: of the party, its friends, or people met. */
    casualty: FIGHTER,
    by: FIGHTER,
    /** Times out of the fight before the present one, in this Encounter (ATZ-52). */
    wounds: number(0, 20),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    'not-here',
    'examines-himself',
    'out-of-action',
    'on-his-feet',
    'of-the-other-side',
    ...TENDING_TIMES,
    'against-places',
  ],
});

/** A whole turn spent over a casualty: how bad is it? */
export function* examine(
  now: SeenCampaign,
  { casualty: who, by, wounds, anyway }: InputOf<typeof EXAMINE>,
): ActOf<typeof EXAMINE> {
  const encounter = encounterAt(now, EXAMINE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const casualty = fighterNamed(now, encounter, who);
  const doctor = fighterNamed(now, encounter, by);
  if (casualty === undefined || doctor === undefined) return no('not-here');
  if (who === by) return no('examines-himself');
  if (!isAble(doctor.fighter)) return no('out-of-action');
  if (isAble(casualty.fighter)) return no('on-his-feet');
  if (isFoeOf(now, doctor, casualty)) return no('of-the-other-side');
  const untimely =
    mayTend(now, encounter, doctor) ?? outOfContact(encounter, doctor, pieceOf(encounter, casualty));
  const late = yield* timely(now, doctor, untimely, { anyway });
  if (late !== undefined) return no(late);
  const { passed, result: rolled } = yield* howBad(
    askingOf(casualty.fighter.who),
    { rep: casualty.rep, wounds, protected: factsOf(now, encounter, casualty).protected },
    doctor.attributes,
  );
  const { fighter } = casualty;
  const { rep = null, by: downer } = fighter.downedBy ?? {};
  // Killed by people of lower Rep it is badly wounded all the same, and has to be carried (ATZ-11).
  const lives = rolled === 'dead' && !fighter.byZombie && downer !== null && outlives(casualty, 'doc', rep);
  const result = lives ? 'badlyWounded' : rolled;
  if (lives && rep !== null)
    yield* tell({
      type: 'fighter-changed',
      to: { ...fighter, sparedBy: rep },
      of: 'kills',
      fired: 0,
    });
  const { faces, target } = passed;
  yield* tellTest(casualty, { rule: 'atz.doc', faces, target, result: { of: 'doc', word: result } });
  yield* hasTended(now, by);
  return done('examine-by', { name: casualty.name, byName: doctor.name, word: result });
}

export const MERCY = declared({
  fields: {
    /** Somebody of the party, or of people who act together with it. */
    figure: FIGHTER,
    /** Rep of whoever stands over the fallen. */
    rep: REP,
  },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'not-of-ours', 'target-dead', 'on-his-feet'],
});

/** Rolls for the enemy’s mercy. The report says how it ended for the figure; everything it carried is gone at once. */
export function* askMercy(
  now: SeenCampaign,
  { figure: who, rep }: InputOf<typeof MERCY>,
): ActOf<typeof MERCY> {
  const encounter = encounterAt(now, MERCY.stages);
  if (typeof encounter === 'string') return no(encounter);
  const fallen = fighterNamed(now, encounter, who);
  if (fallen === undefined) return no('not-here');
  if (!isOfOurs(now, encounter, fallen)) return no('not-of-ours');
  const { name, rep: own, figure, fighter: was } = fallen;
  if (was.condition === 'dead') return no('target-dead');
  if (isAble(was)) return no('on-his-feet');
  const { said, end, faces } = yield* atTheirMercy(figure ?? { id: was.who, rep: own, advantages: [] }, rep);
  yield* tellTest(fallen, { rule: 'atz.mercy', faces, target: rep, result: { of: 'mercy', word: end } });
  if (figure === null) yield* strangerDisarmed(now, was.who, end);
  else yield* disarmed(now, figure, end);
  if (end !== 'leftAlone') {
    const { earlyGrave, ...fighter } = was;
    // Each death is another choice.
    const chosen = said !== 'killed' && earlyGrave !== undefined ? { earlyGrave } : {};
    const saved = end === said ? {} : { sparedBy: rep };
    const downedBy = { ...was.downedBy, rep, weapon: was.downedBy?.weapon ?? null };
    const to = { ...fighter, byZombie: false, downedBy, ...chosen, ...saved };
    yield* tell({ type: 'fighter-changed', to, of: 'kills', fired: 0 });
  }
  return done('mercy', { name, word: end });
}
