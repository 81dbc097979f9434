/** Section: Breakoff Melee. Somebody active steps out of a melee; both sides see each other at once, and may fire. */
import { list } from '../../../core/fields.ts';
import { askingOf } from '../../asking.ts';
import { knownOf } from '../../data/circumstances.ts';
import { inSight } from '../../reaction/in-sight.ts';
import { decided } from '../../reaction/react.ts';
import { type MayFire, orderOfFire } from '../../shooting/first-fire.ts';
import { type ActOf, declared, done, type InputOf, type SeenCampaign } from '../act.ts';
import { FIGHTER } from '../fields.ts';
import { BEFORE_REPORT, no } from './act.ts';
import { checkerAmong } from './checker-of.ts';
import { factsOf } from './facts.ts';
import { type Fighting, fighterNamed } from './fighters.ts';
import { isAble } from './harmed.ts';
import { tellTest } from './tested.ts';
import { fighting } from './turn.ts';
import { changed, inContactWith, ROAMING } from './zombies.ts';

export const BREAK_OFF = declared({
  fields: {
    who: FIGHTER,
    /** People he was in contact with; zombies test nothing. */
    among: list(FIGHTER, 0, 12),
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', 'out-of-action', 'named-twice', 'at-himself', 'target-dead'],
});

/** Who steps back has moved; who is able on the other side has stood still. */
export function* breakOff(
  now: SeenCampaign,
  { who, among }: InputOf<typeof BREAK_OFF>,
): ActOf<typeof BREAK_OFF> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, name } = found;
  if (!isAble(found.fighter)) return no('out-of-action');
  if (among.includes(who)) return no('at-himself');
  if (new Set(among).size < among.length) return no('named-twice');
  const all: Fighting[] = [found];
  for (const id of among) {
    const other = fighterNamed(now, encounter, id);
    if (other === undefined) return no('not-here');
    if (other.fighter.condition === 'dead') return no('target-dead');
    if (isAble(other.fighter)) all.push(other);
  }
  for (const group of inContactWith(now, encounter, who)) yield* changed(now, group, { doing: ROAMING });
  const seen: MayFire<string>[] = [];
  for (const one of all) {
    const moved = one === found;
    const what = { moving: moved, ...knownOf(factsOf(now, encounter, one)) };
    const asking = askingOf(one.fighter.who);
    const { checked, act } = yield* decided(
      asking,
      inSight(asking, checkerAmong(encounter, one, what), what),
    );
    const { rule, faces, target, becomesHero: hero } = checked;
    yield* tellTest(one, { rule, faces, target, result: { of: 'reaction', word: act }, hero });
    if (act === 'fires' || act === 'doesNotFire' || act === 'holdsOrFires' || act === 'firesAndIsExposed')
      seen.push({ id: one.name, rolled: checked.rolled, moved, result: act });
  }
  const order = orderOfFire(seen).map((together) => together.join(', '));
  return done('break-off', { name, order });
}
