/** Sections: Pick Up the Gun or Buddy, Carrying Others. Somebody is picked up, or laid down. */
import { flag } from '../../../../core/fields.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, no, tell } from '../act.ts';
import { outOfContact } from '../places/contact-here.ts';
import { pieceOf } from '../places/near.ts';
import { isAble } from '../standing/able.ts';
import { carriedBy, carriersOf, LIES } from '../standing/carried.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { isFoeOf } from '../standing/foes.ts';
import { timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { mayTend, TENDING_TIMES } from '../turn/whole-turn.ts';

/** Two at most carry one. */
const CARRIERS = 2;

export const LIFT = declared({
  fields: {
    who: FIGHTER,
    /** The person picked up, or laid down. */
    whom: FIGHTER,
    /** False lays him down. */
    carries: flag,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'at-himself'] as const),
    ...(['walks-himself', 'hands-full', 'carried-already', 'not-carried'] as const),
    'of-the-other-side',
    ...TENDING_TIMES,
    'against-places',
  ],
});

/** Picks somebody up, which takes all of the carrier’s activation (ATZ-152), or lays him down, which costs nothing. */
export function* lift(
  now: SeenCampaign,
  { who, whom, carries, anyway }: InputOf<typeof LIFT>,
): ActOf<typeof LIFT> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, fighter, name } = found;
  if (who === whom) return no('at-himself');
  const other = fighterNamed(now, encounter, whom);
  if (other === undefined) return no('not-here');
  const carriers = carriersOf(now, encounter, other.fighter);
  const does = carriers.some((id) => id === who);
  if (carries) {
    if (!isAble(fighter)) return no('out-of-action');
    if (!LIES.includes(other.fighter.condition)) return no('walks-himself');
    if (isFoeOf(now, found, other)) return no('of-the-other-side');
    if (carriedBy(now, encounter, who) !== undefined) return no('hands-full');
    if (carriers.length >= CARRIERS) return no('carried-already');
    const untimely =
      mayTend(now, encounter, found) ?? outOfContact(encounter, found, pieceOf(encounter, other));
    const late = yield* timely(now, found, untimely, { anyway });
    if (late !== undefined) return no(late);
  } else if (!does) return no('not-carried');
  const { carriers: _, inside: __, ...rest } = other.fighter;
  const left = carriers.filter((id) => id !== who);
  const after = carries ? [...left, fighter.who] : left;
  const inside = carries ? insideOf(fighter) : insideOf(other.fighter);
  const to: Fighter = { ...rest, inside, ...(after.length > 0 && { carriers: after }) };
  yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
  if (carries) {
    const { covering: ___, ...busy } = fighter;
    const picked: Fighter = {
      ...busy,
      moved: { how: 'lifts', inches: 0 },
      ...(encounter.turn !== null && { done: { ...fighter.done, pickedUp: true } }),
    };
    yield* tell({ type: 'fighter-changed', to: picked, of: 'moved', fired: 0 });
  }
  return done('lift', { name, whom: other.name, carries });
}
