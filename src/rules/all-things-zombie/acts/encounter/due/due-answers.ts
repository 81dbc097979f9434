/** Answers that results call for until they are given: return fire, pursuit by fire, getting up. Read from the log, kept nowhere. */

import type { SeenCampaign } from '../../../state/seen.ts';
import { type Condition, chargesAt, type FighterId, firesAt, type ToFire } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { hasFoes, hasOwnAmong } from '../checks/around.ts';
import { factsOf } from '../checks/facts.ts';
import { inSightStill } from '../checks/first-to-fire.ts';
import { canReach } from '../places/in-reach.ts';
import { due, type Proposal, usual } from '../proposal.ts';
import { isAble, isFleeing } from '../standing/able.ts';
import { toFireBy } from '../standing/answers.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { tookRefuge } from '../standing/stands-at.ts';
import { liesFlat } from '../turn/ducked-back.ts';
import { hasWitsBack } from '../turn/shaken.ts';
import { mayGetUp } from '../turn/turn.ts';
import { isInMelee } from '../zombies/in-contact.ts';
import { zombiesHere } from '../zombies/zombies.ts';
import type { ToldHere } from './due-marks.ts';
import { inSightOf, type Sights, type Tested, together, whoOf } from './who-fires-first.ts';

/** Fire that a check allows somebody. */
interface Answer extends ToFire {
  /** True if the check was about zombies that charge: the fire is at them, or at nobody. */
  readonly charged?: true;
  /** Set where the check was about people who came into sight; `beaten` once a group of them has been beaten since. */
  readonly atPeople?: 'here' | 'beaten';
}

interface Open {
  /** In the order they fire. */
  readonly fire: Map<FighterId, Answer>;
  /** People after whom somebody tests Pursue by Fire. */
  readonly pursues: Map<FighterId, readonly FighterId[]>;
  /** By whom somebody was fired at last. */
  readonly firedAtBy: Map<FighterId, FighterId>;
  /** Knocked down since before this turn. */
  readonly down: Set<FighterId>;
  /** By whom people are charged. */
  readonly chargedBy: Map<FighterId, FighterId>;
  /** Figures that have come into each other’s sight by one popping up, with their checks once taken. */
  readonly sights: Sights;
  /** Those whom the table lets fire, since the last that was told of each. */
  readonly mayFire: Set<FighterId>;
  /** Rounds of melee of each in this turn. */
  readonly rounds: Map<FighterId, number>;
}

/** Not proposed for those who have nothing to fire with: they test Reaction Fire. */
export function dueAnswers(
  now: SeenCampaign,
  encounter: SeenEncounter,
  told: readonly ToldHere[],
): readonly Proposal[] {
  const { fire, down } = opened(told);
  const ableOne = (who: FighterId): Fighting | undefined => {
    const found = fighterNamed(now, encounter, who);
    return found !== undefined && isAble(found.fighter) ? found : undefined;
  };
  const canFire = (found: Fighting) => {
    const { ranged, loaded } = factsOf(now, encounter, found);
    return ranged && loaded;
  };
  const nameOf = (who: FighterId) => fighterNamed(now, encounter, who)?.name ?? null;
  const isAtNobody = (one: Fighting, answer: Answer): boolean => {
    const { who } = one.fighter;
    if (liesFlat(one.fighter)) return true;
    const { at, charged, atPeople, among } = answer;
    if (at !== null) {
      const aimed = fighterNamed(now, encounter, at);
      const isOut = !mayBeFiredAt(encounter, aimed, one) || !canReach(encounter, one, at);
      return isOut || (aimed !== undefined && hasOwnAmong(now, encounter, one, [aimed]));
    }
    if (among !== undefined) return inSightStill(now, encounter, one, answer).length === 0;
    if (charged) return encounter.zombies !== undefined && firedAtFirst(encounter, who) === undefined;
    return atPeople === 'beaten' && !hasFoes(now, encounter, one);
  };
  return [
    ...[...fire].flatMap(([who, answer]): Proposal[] => {
      const found = ableOne(who);
      if (found === undefined || isAtNobody(found, answer)) return [];
      const { at, asAtCover = false, holds } = answer;
      const charging = at === null ? firedAtFirst(encounter, who) : undefined;
      const { name } = found;
      if (!canFire(found))
        return holds
          ? []
          : [
              due('check', 'atz.reaction-fire', `${who}/reaction-fire`, {
                name,
                check: 'reaction-fire',
                by: null,
              }),
            ];
      const among = at === null ? inSightStill(now, encounter, found, answer) : [];
      const whom = charging ?? at ?? among[0] ?? null;
      const subject = `${who}${whom === null ? '' : ` at ${whom}`}${asAtCover ? ' at-cover' : ''}`;
      const called = charging === undefined ? at && nameOf(at) : CHARGING_ZOMBIES;
      const about = {
        ...{ name, at: called, asAtCover },
        ...(among.length > 0 && {
          among: [...new Set(among.map((id) => fighterNamed(now, encounter, id)?.name ?? null))],
        }),
        ...(holds && { holds }),
      };
      return [(holds ? usual : due)('fire-at', 'atz.shoot', subject, about)];
    }),
    ...encounter.fighters.flatMap(({ who, pursues: [fled] = [] }): Proposal[] => {
      const found = fled === undefined ? undefined : ableOne(who);
      if (found === undefined || fled === undefined) return [];
      if (!canFire(found) || isInMelee(now, encounter, found)) return [];
      if (!mayBeFiredAt(encounter, fighterNamed(now, encounter, fled), found)) return [];
      const about = { name: found.name, check: 'pursue-by-fire', by: nameOf(fled) } as const;
      return [due('check', 'atz.pursue-by-fire', `${who}/pursue-by-fire`, about)];
    }),
    ...[...down].flatMap((who): Proposal[] => {
      const found = fighterNamed(now, encounter, who);
      if (found?.fighter.condition !== 'knocked-down') return [];
      // Recovery comes when next active, or on doubles (ATZ-28).
      if (encounter.turn === null || mayGetUp(now, encounter, found) !== undefined) return [];
      return [usual('mark', 'atz.damage', `${who}/up`, { name: found.name })];
    }),
    ...everybody(now, encounter)
      .filter((one) => hasWitsBack(now, encounter, one))
      .map(({ fighter, name }) => usual('mark', 'atz.sanity', `${fighter.who}/up`, { name, ran: true })),
  ];
}

/** On its feet, or running away over the table, and in no refuge yet. */
const mayBeFiredAt = (encounter: SeenEncounter, found: Fighting | undefined, shooter: Fighting): boolean =>
  found !== undefined &&
  (isAble(found.fighter) || isFleeing(found.fighter)) &&
  !tookRefuge(encounter, found, shooter);

/** The zombies that charge somebody whose check lets him fire before they fight. */
const firedAtFirst = (encounter: SeenEncounter, who: FighterId) =>
  zombiesHere(encounter).find(
    ({ doing, down }) => down === undefined && doing.by === 'melee' && doing.with === who && doing.fires,
  )?.id;

const CHARGING_ZOMBIES = 'the charging zombies';

function opened(told: readonly ToldHere[]): Open {
  const open: Open = {
    fire: new Map(),
    pursues: new Map(),
    firedAtBy: new Map(),
    down: new Set(),
    chargedBy: new Map(),
    sights: new Map(),
    mayFire: new Set(),
    rounds: new Map(),
  };
  const fallen = new Set<FighterId>();
  for (const { events } of told) {
    for (const event of events) {
      if (event.type === 'turn-begun') {
        open.fire.clear();
        open.rounds.clear();
        open.mayFire.clear();
        open.chargedBy.clear();
        open.sights.clear();
        open.pursues.clear();
        open.firedAtBy.clear();
        for (const who of fallen) open.down.add(who);
      } else if (event.type === 'fighter-changed') {
        const { who, condition, inSight, pursues, done, toFire } = event.to;
        if (pursues !== undefined) open.pursues.set(who, pursues);
        if (inSight !== undefined && !open.sights.has(who)) open.sights.set(who, { ...inSight });
        // The one that he tests for next.
        const [charge] = chargesAt(event.to).filter(({ tested }) => !tested);
        if (charge !== undefined) open.chargedBy.set(who, charge.by);
        const [underFire] = firesAt(event.to);
        if (underFire !== undefined) open.firedAtBy.set(who, underFire.by);
        // A figure that fights no longer fires first, nor does one whose fire is off in any other way.
        if ((done?.rounds ?? 0) > (open.rounds.get(who) ?? 0)) open.fire.delete(who);
        open.rounds.set(who, done?.rounds ?? 0);
        if (toFire !== undefined) open.mayFire.add(who);
        else if (open.mayFire.delete(who)) open.fire.delete(who);
        stands(who, condition, fallen, open);
      } else if (event.type === 'figure-tested' || event.type === 'stranger-tested') {
        tested(event, open);
        inSightOf(event, open.sights, open.fire);
      } else if (event.type === 'group-dealt-with' && event.how === 'beaten') {
        for (const [who, to] of open.fire)
          if (to.atPeople === 'here') open.fire.set(who, { ...to, atPeople: 'beaten' });
      }
    }
    together(events, open.fire);
  }
  return open;
}

function stands(who: FighterId, condition: Condition, fallen: Set<FighterId>, open: Open): void {
  if (condition === 'knocked-down') {
    fallen.add(who);
    return;
  }
  fallen.delete(who);
  open.down.delete(who);
}

function tested(event: Tested, { fire, pursues, firedAtBy, chargedBy }: Open): void {
  const who = whoOf(event);
  const { result, rule } = event;
  if ('words' in result) return;
  switch (result.of) {
    case 'shots':
      fire.delete(who);
      return;
    case 'vehicle':
      if (rule === 'atz.shoot-at-vehicle') fire.delete(who);
      return;
    case 'pursue-by-fire': {
      const [fled = null] = pursues.get(who) ?? [];
      const to = toFireBy(rule, result, fled);
      if (to !== undefined) fire.set(who, to);
      return;
    }
    case 'sighted': {
      const to = toFireBy(rule, result, null);
      if (to !== undefined) fire.set(who, { ...to, atPeople: 'here' });
      return;
    }
    case 'reaction': {
      const isCharged = rule === 'atz.being-charged' || rule === 'atz.surprise';
      const charger = isCharged ? chargedBy.get(who) : undefined;
      const by = rule === 'atz.received-fire' ? (firedAtBy.get(who) ?? null) : null;
      const to = toFireBy(rule, result, charger ?? by);
      fire.delete(who);
      if (to !== undefined)
        fire.set(who, {
          ...to,
          ...(isCharged && charger === undefined && { charged: true }),
          ...(rule === 'atz.in-sight' && { atPeople: 'here' }),
        });
      return;
    }
    default:
      return;
  }
}
