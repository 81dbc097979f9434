/** Section: Breakoff Melee. Somebody active steps out of a melee; both sides see each other at once, and may fire. */
import { list } from '../../../../core/fields.ts';
import { askingOf } from '../../../asking.ts';
import { knownOf } from '../../../data/circumstances.ts';
import { normalMove } from '../../../movement/pace.ts';
import { inSight } from '../../../reaction/in-sight.ts';
import { decided } from '../../../reaction/react.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { chargesAt, type Fighter, type FighterId, withCharges } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { zombiesAbout } from '../after/report-proposal.ts';
import { hasOwnAmong } from '../checks/around.ts';
import { factsOf } from '../checks/facts.ts';
import { fireInOrder, type Looked } from '../checks/first-to-fire.ts';
import { outOfMelee, partedFrom } from '../harm/contact-left.ts';
import { isAble } from '../standing/able.ts';
import { checkerAmong, drunkOf } from '../standing/checker-of.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { isBound } from '../turn/activation.ts';
import { ACTING_TIMES, notActive, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isInMelee, peopleTouching } from '../zombies/in-contact.ts';
import { changed, doingNow, inContactWith, withoutTouch } from '../zombies/zombies.ts';

const BREAKING_TIMES = [...ACTING_TIMES, 'not-in-melee', 'same-side'] as const satisfies readonly Untimely[];

export const BREAK_OFF = declared({
  fields: {
    who: FIGHTER,
    /** People he was in contact with, beside those known to be; zombies test nothing. */
    among: list(FIGHTER, 0, 12),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'named-twice', 'at-himself', 'target-dead'] as const),
    ...BREAKING_TIMES,
  ],
});

/** Has somebody step out of a melee: he counts as moved, those able on the other side as having stood still. */
export function* breakOff(
  now: SeenCampaign,
  { who, among, anyway }: InputOf<typeof BREAK_OFF>,
): ActOf<typeof BREAK_OFF> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, name } = found;
  if (!isAble(found.fighter)) return no('out-of-action');
  if (among.includes(who)) return no('at-himself');
  if (new Set(among).size < among.length) return no('named-twice');
  const others: Fighting[] = [];
  const touching = peopleTouching(now, encounter, found.fighter).map((one): string => one.fighter.who);
  for (const id of new Set([...among, ...touching])) {
    const other = fighterNamed(now, encounter, id);
    if (other === undefined) return no('not-here');
    if (other.fighter.condition === 'dead') return no('target-dead');
    if (isAble(other.fighter)) others.push(other);
  }
  const untimely = hasOwnAmong(now, encounter, found, others)
    ? 'same-side'
    : mayBreakOff(now, encounter, found);
  const late = yield* timely(now, found, untimely, { anyway });
  if (late !== undefined) return no(late);
  const stepped = yield* stepsBack(encounter, found);
  const left = others.map((one) => ({ ...one, fighter: withoutHim(one.fighter, found.fighter.who) }));
  // Who is in contact with others looks nowhere else, and fires at nobody (compare ATZ-142).
  const looking = left.filter((one) => !isInMelee(now, encounter, one));
  for (const { fighter: to } of left) yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  const all = [stepped, ...looking];
  const zombies = inContactWith(now, encounter, who);
  for (const group of zombies)
    yield* changed(now, group, { doing: withoutTouch(doingNow(now, encounter, group), who) });
  const apart = [...others.map(({ fighter }) => fighter.who), ...zombies.map(({ id }) => id)];
  const came: Looked[] = [];
  for (const one of all) {
    const moved = one === stepped;
    const what = { moving: moved, ...knownOf(factsOf(now, encounter, one)) };
    const asking = askingOf(one.fighter.who);
    const { checked, act } = yield* decided(
      asking,
      inSight(asking, checkerAmong(encounter, one, what), what),
    );
    const { rule, faces, target, rolled, becomesHero: hero } = checked;
    const tested = { of: 'reaction', word: act } as const;
    yield* tellTest(one, { rule, faces, target, result: tested, hero });
    came.push({ found: one, rolled, moved, tested, sees: moved ? apart : [stepped.fighter.who] });
  }
  return done('break-off', { name, order: yield* fireInOrder(now, encounter, came) });
}

/** Out of contact with who steps back, and charged by him no more. */
function withoutHim(fighter: Fighter, who: FighterId): Fighter {
  const parted = partedFrom(fighter, who);
  return withCharges(
    parted,
    chargesAt(parted).filter(({ by }) => by !== who),
  );
}

/** Takes the inch of its move by which it steps back, out of contact; the rest of a normal move is left to it (ATZ-146). */
function* stepsBack(encounter: SeenEncounter, one: Fighting): CampaignPlay<Fighting> {
  const apart = withCharges(outOfMelee(one.fighter), []);
  if (encounter.turn === null) {
    yield* tell({ type: 'fighter-changed', to: apart, of: 'shots', fired: 0 });
    return { ...one, fighter: apart };
  }
  const { rep, attributes } = one;
  const { who, walked = 0, done } = apart;
  const drunk = drunkOf(encounter, who);
  const { inches } = yield* normalMove(askingOf(who), { rep, attributes, drunk });
  const left = inches - STEP;
  const fighter: Fighter = {
    ...apart,
    moved: { how: 'normal', inches: STEP, ...(left > 0 && { left }) },
    walked: walked + STEP,
    done: { ...done, brokeOff: true },
  };
  yield* tell({ type: 'fighter-changed', to: fighter, of: 'moved', fired: 0 });
  return { ...one, fighter };
}

/** Inches, at least, from those it was in contact with. */
const STEP = 1;

/** For who is active, and in contact with somebody, as far as the table knows. */
function mayBreakOff(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): (typeof BREAKING_TIMES)[number] | undefined {
  const late = notActive(now, encounter, one);
  if (late !== undefined || !isBound(encounter, one)) return late;
  if (encounter.zombies === undefined && zombiesAbout(encounter) > 0) return undefined;
  return isInMelee(now, encounter, one) ? undefined : 'not-in-melee';
}
