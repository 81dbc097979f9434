/** Section: Tight Ammo. Spare clips pass from hand to hand in a battle, between weapons of one type. */
import { number } from '../../../../core/fields.ts';
import { sameAmmo } from '../../../arms.ts';
import { heldWeapon } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Spent } from '../../../state/turn.ts';
import { type ActOf, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, FIGURE, HELD_WEAPON } from '../../fields.ts';
import { BEFORE_REPORT, no, tell } from '../act.ts';
import { isAble } from '../standing/able.ts';
import { type Ammo, clipsLeft, fighterNamed, spentOn } from '../standing/fighters.ts';
import { ACTING_TIMES, mayRecover, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';

export const HAND_CLIPS = declared({
  fields: {
    who: FIGURE,
    weapon: HELD_WEAPON,
    /** The figure the clips go to; the giver himself, too, for another weapon of his. */
    to: FIGURE,
    into: HELD_WEAPON,
    clips: number(1, 99),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'no-such-weapon'] as const),
    ...(['same-hands', 'other-ammo', 'too-few-clips'] as const),
    ...ACTING_TIMES,
    'runs',
  ],
});

/** As one reloads, when active or on doubles; that they are in contact the players see. */
export function* handClips(
  now: SeenCampaign,
  { who, weapon: from, to, into, clips, anyway }: InputOf<typeof HAND_CLIPS>,
): ActOf<typeof HAND_CLIPS> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, figure: giver } = found;
  const other = fighterNamed(now, encounter, to);
  const taker = other?.figure ?? null;
  if (giver === null || other === undefined || taker === null) return no('not-here');
  if (!isAble(found.fighter) || !isAble(other.fighter)) return no('out-of-action');
  const weapon = heldWeapon(giver, from);
  const takenFor = heldWeapon(taker, into);
  const ammo = found.ammo.find((one) => one.weapon === from);
  const takes = other.ammo.find((one) => one.weapon === into);
  if (weapon === undefined || takenFor === undefined || ammo === undefined) return no('no-such-weapon');
  if (weapon.id === takenFor.id) return refuse({ code: 'same-hands', name: giver.name });
  if (takes === undefined || !sameAmmo(weapon.weapon, takenFor.weapon))
    return refuse({ code: 'other-ammo', from: weapon.weapon, into: takenFor.weapon });
  const left = clipsLeft(now, { id: weapon.id, clips: weapon.clips ?? 0 });
  if (left < clips)
    return refuse({ code: 'too-few-clips', weapon: weapon.weapon, clips: left, asked: clips });
  const runs = [found, other].some(({ fighter }) => fighter.moved?.how === 'fast') ? 'runs' : undefined;
  const late = yield* timely(now, found, mayRecover(now, encounter, found) ?? runs, { anyway });
  if (late !== undefined) return no(late);
  const held = { ...weapon };
  const moved = begunAmong(ammo, clips);
  yield* tell({
    type: 'clips-given',
    figure: giver.id,
    to: taker.id,
    weapon: held,
    into: { ...takenFor },
    clips,
  });
  if (moved > 0) {
    const { partUsed = [], ...mine } = spentOn(encounter, weapon.id, ammo.loaded);
    const { partUsed: theirs = [], ...rest } = spentOn(encounter, takenFor.id, takes.loaded);
    const kept = partUsed.slice(moved);
    const spent: Spent = { ...mine, ...(kept.length > 0 && { partUsed: kept }) };
    yield* tell({ type: 'ammo-spent', spent });
    yield* tell({
      type: 'ammo-spent',
      spent: { ...rest, partUsed: [...theirs, ...partUsed.slice(0, moved)] },
    });
  }
  return done('give-clips', { name: taker.name, from: giver.name, clips });
}

/** Full ones are handed on first. */
const begunAmong = ({ clips: all, partUsed = 0 }: Ammo, clips: number): number =>
  Math.max(0, clips - (all - partUsed));
