/** Effects of a round of melee on everybody in it, and the shots and kills counted of it. */
import type { Fighter as Melee } from '../../../melee/fighter.ts';
import type { Clash, Outcome, Round } from '../../../melee/round.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { MeleeResult, TestResult } from '../../../state/test-result.ts';
import type { Fighter } from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { oneRoundMore } from './contact-left.ts';
import { harmed, thrownBack } from './harmed.ts';
import { type Spared, starLives } from './stars-live.ts';

export interface Opponent {
  readonly found: Fighting | null;
  /** A zombie’s group, where one is named. */
  readonly zombies?: Zombies | undefined;
  readonly fights: Melee;
}

/** Opponents who have hit him in the round. */
const winnersIn = ({ clashes }: Pick<Round, 'clashes'>, others: readonly Opponent[]) =>
  clashes
    .filter(({ loser, hit }) => loser === 0 && hit)
    .flatMap(({ between }) => others[between[1] - 1] ?? []);

const highestRep = (all: readonly Opponent[]) => Math.max(0, ...all.map(({ found }) => found?.rep ?? 0));

/** Outcome for a Star beaten by people alone. */
export function outlived(
  found: Fighting,
  round: Pick<Round, 'clashes'>,
  others: readonly Opponent[],
  one: Outcome,
): Outcome & Spared {
  if (one.fighter > 0) return starLives(others[one.fighter - 1]?.found ?? null, one, found.rep);
  const winners = winnersIn(round, others);
  return winners.every((other) => other.found) ? starLives(found, one, highestRep(winners)) : one;
}

/** Tells the harm done to people in the round: by those who beat him to him, and by him to those he beat. */
export function* allHarmed(
  found: Fighting,
  me: Melee,
  round: Round & { readonly hurt: readonly (Outcome & Spared)[] },
  others: readonly Opponent[],
  now: SeenCampaign,
): CampaignPlay<void> {
  for (const one of round.hurt) {
    if (one.fighter === 0) {
      const winners = winnersIn(round, others);
      const people = winners.filter((other) => other.found);
      const byZombie = people.length < winners.length;
      const rep = highestRep(people);
      const weapon = people[0]?.fights.weapons?.[0] ?? null;
      const by = people[0]?.found?.fighter.who ?? null;
      // Read again, since he may have changed by what he has done in this round.
      const after = now.encounter && fighterNamed(now, now.encounter, found.fighter.who);
      yield* harmed(after ?? found, one, {
        byZombie,
        rep: rep === 0 ? null : rep,
        weapon,
        by,
        inMelee: true,
      });
      continue;
    }
    const other = others[one.fighter - 1];
    if (other?.found)
      yield* harmed(other.found, one, {
        byZombie: false,
        rep: found.rep,
        weapon: me.weapons?.[0] ?? null,
        by: found.fighter.who,
        inMelee: true,
      });
  }
}

const killed = (hurt: readonly Outcome[], others: readonly Opponent[], zombies: boolean) =>
  hurt.filter(
    ({ fighter, harm }) =>
      fighter > 0 && harm === 'obviouslyDead' && (others[fighter - 1]?.found === null) === zombies,
  ).length;

/** Melee always counts as having fought, on both sides. */
export function* countBlows(
  { fighter }: Fighting,
  { hurt }: Round,
  others: readonly Opponent[],
  shots: number,
): CampaignPlay<void> {
  const [zombies, people] = [killed(hurt, others, true), killed(hurt, others, false)];
  const stands = (at: number) => !hurt.some((one) => one.fighter === at && one.harm !== 'unhurt');
  const left = others.flatMap(({ found }, at) => (stands(at + 1) ? [found?.fighter.who ?? null] : []));
  const to: Fighter = {
    ...oneRoundMore(fighter, stands(0) ? left : []),
    fought: true,
    shots: fighter.shots + shots,
    zombiesKilled: fighter.zombiesKilled + zombies,
    peopleKilled: fighter.peopleKilled + people,
  };
  yield* tell({ type: 'fighter-changed', to, of: shots > 0 ? 'shots' : 'kills', fired: shots });
  for (const [at, { found }] of others.entries()) {
    if (found === null || hurt.some((one) => one.fighter === at + 1)) continue;
    const foe = oneRoundMore(found.fighter, stands(0) ? [fighter.who] : []);
    yield* tell({ type: 'fighter-changed', to: { ...foe, fought: true }, of: 'kills', fired: 0 });
  }
}

export function resultOf({ clashes, hurt, rolled }: Round, others: readonly Opponent[]): TestResult {
  const harmOf = (fighter: number) => {
    const came = hurt.find((one) => one.fighter === fighter);
    return { harm: came?.harm ?? null, ...(came && thrownBack(came)) };
  };
  const won = ({ loser, hit }: Clash): MeleeResult['won'] => {
    if (loser === null || !hit) return 'nobody';
    return loser === 0 ? 'foe' : 'self';
  };
  return {
    of: 'melee',
    against: clashes.map((clash) => ({
      name: others[clash.between[1] - 1]?.found?.name ?? null,
      won: won(clash),
      ...harmOf(clash.between[1]),
    })),
    ...harmOf(0),
    motor: rolled[0]?.motor ?? null,
  };
}
