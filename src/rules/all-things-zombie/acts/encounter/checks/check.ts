/** Reaction checks of anybody on the table but zombies: rolled, told, and kept in the history of a figure. */
import { flag, group, optional } from '../../../../core/fields.ts';
import { askingOf } from '../../../asking.ts';
import { bearingsOn } from '../../../attributes.ts';
import { fieldsOf, isAgainst } from '../../../board/by-places.ts';
import { knownOf } from '../../../data/circumstances.ts';
import { fastestInches } from '../../../reaction/fast-move.ts';
import { mustCheckZombieDeath } from '../../../reaction/zombie-death.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import {
  type ChargedByOf,
  chargesAt,
  type Fighter,
  type FighterId,
  firesAt,
  type UnderFireOf,
  withCharges,
  withFires,
} from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, FIGHTER, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { isAble, takesCheck } from '../standing/able.ts';
import { flees, reactionOf, toFireBy } from '../standing/answers.ts';
import { checkerAmong, drunkOf } from '../standing/checker-of.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { type Test, tellTest } from '../standing/tested.ts';
import { timely } from '../turn/timely.ts';
import { chargedInVain, chargeStopped, comeTogether, hasReached, isCharging } from '../zombies/in-contact.ts';
import { changed, doingNow, touchedToo, zombiesHere, zombiesNamed } from '../zombies/zombies.ts';
import { charged, chargeKnown } from '../zombies/zombies-charged.ts';
import { hasOwnAmong, isOutnumbered, mayReachSomebody } from './around.ts';
import { CHECKING_TIMES, uncalledFor } from './called-for.ts';
import { chargesHome, chargeWay, isWithinCharge } from './charge-way.ts';
import { afterCharge, chargedAt, chargeTested, isCharge } from './charged.ts';
import { checkByPlaces, unseenBy } from './check-by-places.ts';
import { CHECKS, type Check } from './checks.ts';
import { factsOf } from './facts.ts';
import { givenAway } from './hide.ts';
import { leftTo, pursued } from './pursued.ts';
import { remembered } from './rallied.ts';
import { rolled } from './rolled.ts';

export const CHECK = declared({
  fields: {
    /** Anybody of the party, or of a group met. */
    figure: FIGHTER,
    what: CHECKS,
    /** At whom of the people on the table a charge goes, whose own check is due then. */
    charging: optional(group({ who: FIGHTER, unseen: optional(flag) })),
    /** The group of zombies of which a charge reaches one; left out where there is only one, or nobody keeps count. */
    zombies: optional(ZOMBIES),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    'not-here',
    'out-of-action',
    'seen-before',
    'at-himself',
    'target-dead',
    'cannot-fight-back',
    'no-such-zombies',
    'same-side',
    'against-places',
    'beyond-charge',
    ...CHECKING_TIMES,
  ],
});

export function* takeCheck(
  now: SeenCampaign,
  { figure: who, what: said, charging, zombies: group, anyway }: InputOf<typeof CHECK>,
): ActOf<typeof CHECK> {
  const encounter = encounterAt(now, CHECK.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return no('not-here');
  if (!takesCheck(found.fighter, said.check)) return no('out-of-action');
  const { name, figure } = found;
  const charges = said.check === 'wanting-to-charge' ? charging : undefined;
  const victim = charges && fighterNamed(now, encounter, charges.who);
  const charger = chargeTested(found.fighter, said.check);
  const wants = said.check === 'wanting-to-charge';
  const zombies = wants && charges === undefined ? zombiesCharged(encounter, group) : undefined;
  const places = checkByPlaces(now, encounter, found, said.check, charges?.who ?? zombies?.id);
  const what = {
    ...fieldsOf(places),
    ...toldBefore(found, said.check),
    ...(said.check === 'in-sight' && found.fighter.inSight?.moving && { moving: true }),
    ...(said.check === 'what-now' && { outnumbered: isOutnumbered(now, encounter, found) }),
    ...said,
    ...frightening(
      encounter,
      victim ?? (charger && fighterNamed(now, encounter, charger.by)),
      charger !== undefined,
    ),
    ...(charger === undefined && chargeKnown(now, encounter, who, said.check)),
    ...knownOf(factsOf(now, encounter, found)),
  };
  const firstDeath = what.check === 'see-zombie-death';
  // Nobody knows what people met have seen in their lives.
  if (firstDeath && figure !== null && !mustCheckZombieDeath(figure.seenZombieDeath))
    return no('seen-before');
  if (charges !== undefined) {
    if (victim === undefined) return no('not-here');
    if (charges.who === who) return no('at-himself');
    if (victim.fighter.condition === 'dead') return no('target-dead');
    if (!isAble(victim.fighter)) return no('cannot-fight-back');
  }
  const atNobody =
    wants && charges === undefined && zombies === undefined && !mayReachSomebody(now, encounter, found);
  if ((group !== undefined && zombies === undefined) || atNobody) return no('no-such-zombies');
  const own = victim !== undefined && hasOwnAmong(now, encounter, found, [victim]);
  const unseen = victim && !found.fighter.hidden ? unseenBy(encounter, victim.fighter.who, who) : undefined;
  const isOtherwise = isAgainst(places, said) || (unseen !== undefined && isAgainst([unseen], charges ?? {}));
  const at = wants ? (victim?.fighter.who ?? zombies?.id) : undefined;
  const charge = at === undefined ? undefined : chargeWay(now, encounter, found, at);
  const beyond = charge && !isWithinCharge(charge) ? 'beyond-charge' : undefined;
  const against = isOtherwise ? 'against-places' : beyond;
  const untimely = own ? 'same-side' : (uncalledFor(now, encounter, found, what.check) ?? against);
  const late = yield* timely(now, found, untimely, { anyway, answers: !wants });
  if (late === 'beyond-charge' && charge?.tenths !== undefined)
    return refuse({ code: late, to: victim?.name ?? null, tenths: charge.tenths, most: fastestInches() });
  if (late !== undefined) return no(late);
  const checker = checkerAmong(encounter, found, what);
  const came = yield* rolled(askingOf(found.fighter.who, firedBy(found, what.check)), checker, what);
  for (const test of came) yield* tellTest(found, test);
  yield* answering(now, found.fighter.who, what.check, came);
  const results = came.map(({ result }) => result);
  const fled = came.some(({ result }) => flees(result));
  if (charger !== undefined && fled)
    yield* chargedInVain(
      now,
      chargesAt(found.fighter).map(({ by }) => by),
    );
  else if (charger !== undefined) yield* arrives(now, found.fighter.who, charger);
  if (
    said.check === 'received-fire' &&
    isCharging(encounter, found.fighter) &&
    reactionOf(results.at(-1)) !== 'continuesCharge'
  )
    yield* chargeStopped(now, found.fighter.who);
  yield* exposed(now, found.fighter, what.check, results);
  yield* remembered(now, who, what.check, came);
  // The check is for one charge at a time, that of people first; who flees is out of reach of all.
  if (charger === undefined || fled) yield* charged(now, encounter, who, what.check, results);
  if (victim !== undefined && isCharge(results.at(-1)))
    yield* comesOn(now, found.fighter, victim, charges?.unseen ?? unseen?.is);
  if (zombies !== undefined && isCharge(results.at(-1))) yield* reaches(now, found.fighter.who, zombies.id);
  if (firstDeath && figure !== null) yield* tell({ type: 'death-seen', figure: figure.id, seen: true });
  return done('check', { name, results });
}

/** Charges at him that are left; who runs is charged no more. */
function chargesAfter(fighter: Fighter, charge: ChargedByOf, result: TestResult | undefined) {
  const after = afterCharge(charge, result);
  if (after === undefined) return [];
  return chargesAt(fighter).map((one) => (one.by === charge.by ? after : one));
}

/** Clears what has been tested for, and sets down the fire that the result allows. */
function* answering(
  now: SeenCampaign,
  who: FighterId,
  check: Check['check'],
  came: readonly Test[],
): CampaignPlay<void> {
  const { encounter } = now;
  // As the test itself has left it, which may have made a hero of it once more.
  const found = encounter && fighterNamed(now, encounter, who);
  if (!encounter || !found) return;
  const { turn } = encounter;
  const { toFire, inSight, pursues = [], ...rest } = found.fighter;
  const charge = chargeTested(found.fighter, check);
  const [underFire, ...fires] = check === 'received-fire' ? firesAt(found.fighter) : [];
  const seen = check === 'in-sight' ? inSight : undefined;
  const [chased] = check === 'pursue-by-fire' ? pursues : [];
  const by = underFire?.by ?? charge?.by ?? seen?.of ?? chased ?? null;
  const reacts = came.some(
    ({ result }) => !('words' in result) && (result.of === 'reaction' || result.of === 'pursue-by-fire'),
  );
  const firing =
    turn !== null && reacts ? came.map(({ rule, result }) => toFireBy(rule, result, by)).at(-1) : toFire;
  const isAnswered = [underFire, charge, seen, chased].some((one) => one !== undefined);
  if (isAnswered || firing !== toFire) {
    const as: Fighter = {
      ...rest,
      ...(firing && { toFire: firing }),
      ...(inSight && seen === undefined && { inSight }),
      ...leftTo(pursues, chased),
      ...(underFire && ducks(came) && keepsDown(rest, underFire)),
    };
    const after = charge === undefined ? as : withCharges(as, chargesAfter(as, charge, came.at(-1)?.result));
    const to = underFire === undefined ? after : withFires(after, fires);
    yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  }
  if (by !== null && ducks(came)) yield* pursued(now, who, by);
}

/**
 * Gives away who was hidden and passes no die In Sight, or whose shot has missed somebody who doesn’t duck back from it (section: In Sight or
 * Hidden).
 */
function* exposed(
  now: SeenCampaign,
  { who, underFire }: Fighter,
  check: Check['check'],
  results: readonly TestResult[],
): CampaignPlay<void> {
  const words = results.map(reactionOf);
  if (check === 'in-sight' && words.includes('firesAndIsExposed')) yield* givenAway(now, who);
  if (check === 'received-fire' && underFire !== undefined && !words.includes('ducksBack'))
    yield* givenAway(now, underFire.by);
}

/** A figure that stays has the charger in contact, unless the fire that he meets stops him. */
function* arrives(now: SeenCampaign, who: FighterId, { by }: ChargedByOf): CampaignPlay<void> {
  const charger = now.encounter && fighterNamed(now, now.encounter, by);
  if (!charger || !isAble(charger.fighter)) return;
  yield* chargesHome(now, by, who);
  yield* comeTogether(now, who, by);
}

/** Zombies take no check, so that a charge at one of them arrives. */
function* reaches(now: SeenCampaign, who: FighterId, id: string): CampaignPlay<void> {
  const group = now.encounter && zombiesNamed(now.encounter, id);
  if (!now.encounter || !group) return;
  yield* chargesHome(now, who, id);
  const doing = doingNow(now, now.encounter, group);
  yield* changed(now, group, { doing: touchedToo(doing, who) }, 1);
  yield* hasReached(now, who);
}

/** Out of hiding a charge comes unseen, and is seen from then on (section: Surprise Check). */
function* comesOn(
  now: SeenCampaign,
  { who, hidden }: Fighter,
  victim: Fighting,
  unseen: boolean | undefined,
): CampaignPlay<void> {
  yield* chargedAt(victim, { by: who, ...((unseen || hidden) && { unseen: true }) });
  yield* givenAway(now, who);
}

const ducks = (came: readonly Test[]) => came.some(({ result }) => flees(result));

const keepsDown = ({ done }: Fighter, { by, weapon }: UnderFireOf) => ({
  keptDown: { by, weapon },
  done: { ...done, duckedFrom: by },
});

/** The group named, or the only one on its feet; undefined where it is for the players to see. */
function zombiesCharged(encounter: SeenEncounter, named: string | undefined): Zombies | undefined {
  if (named !== undefined) return zombiesNamed(encounter, named);
  const standing = zombiesHere(encounter).filter(({ down }) => !down);
  return standing.length === 1 ? standing[0] : undefined;
}

/** Cover known from the shot: anybody shot at in cover still is in it, unless it is said otherwise. */
const toldBefore = ({ fighter }: Fighting, check: Check['check']) =>
  check === 'received-fire' && fighter.underFire?.cover ? { inCover: true } : {};

/** Reasons to be afraid of somebody charged, or of a charger; nothing is known of anybody else. */
function frightening(encounter: SeenEncounter, enemy: Fighting | undefined, comesOn: boolean) {
  if (enemy === undefined) return {};
  const feared = bearingsOn('feared', enemy.attributes, drunkOf(encounter, enemy.fighter.who));
  return {
    terrifying: feared.some(({ effect }) => effect.by === 'everyone'),
    ...(comesOn && { psycho: feared.some(({ effect }) => effect.by === 'enemies-moved-towards') }),
  };
}

/** The shooter who makes him test, for “Received Fire” alone. */
const firedBy = ({ fighter }: Fighting, check: Check['check']) =>
  check === 'received-fire' && fighter.underFire !== undefined ? [fighter.underFire.by] : undefined;
