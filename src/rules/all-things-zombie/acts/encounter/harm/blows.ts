/** Effects of a round of melee on everybody in it, and the shots and kills counted of it. */
import { weaponOf } from '../../../arms.ts';
import type { Fighter as Melee } from '../../../melee/fighter.ts';
import type { Clash, Outcome, Round } from '../../../melee/round.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { MeleeResult, TestResult } from '../../../state/test-result.ts';
import { chargesAt, type Fighter, type FighterId, withCharges } from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import type { WeaponId } from '../../../types.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { chargeOver, touchingOnly } from './contact-left.ts';
import { harmed, thrownBack } from './harmed.ts';
import { type Spared, starLives } from './stars-live.ts';

/** Somebody in a round, by the place in its list of fighters. */
export interface InRound {
  /** Null for a zombie. */
  readonly found: Fighting | null;
  /** A zombie’s group, where one is named. */
  readonly zombies?: Zombies | undefined;
  readonly fights: Melee;
}

type Clashes = Pick<Round, 'clashes'>;
export type Fought = Round & { readonly hurt: readonly (Outcome & Spared)[] };

const otherOf = ({ between: [a, b] }: Clash, me: number) => (a === me ? b : a);

/** Enemies who have hit him in the round. */
const winnersOver = (me: number, { clashes }: Clashes, all: readonly InRound[]): readonly InRound[] =>
  clashes.filter(({ loser, hit }) => loser === me && hit).flatMap((clash) => all[otherOf(clash, me)] ?? []);

const highestRep = (all: readonly InRound[]) => Math.max(0, ...all.map(({ found }) => found?.rep ?? 0));

/** Outcome for a Star beaten by people alone. */
export function outlived(round: Clashes, all: readonly InRound[], one: Outcome): Outcome & Spared {
  const winners = winnersOver(one.fighter, round, all);
  const found = all[one.fighter]?.found ?? null;
  return winners.every((other) => other.found) ? starLives(found, one, highestRep(winners)) : one;
}

/** Anything else in the hand, a gun too, is improvised (section: Improvised Combat). */
const isForMelee = (weapon: WeaponId): boolean => weaponOf(weapon).inMelee.enemyRep !== 0;

/** Tells the harm done to people in the round, by those who beat them. */
export function* allHarmed(now: SeenCampaign, round: Fought, all: readonly InRound[]): CampaignPlay<void> {
  for (const one of round.hurt) {
    const found = all[one.fighter]?.found;
    if (!found) continue;
    const winners = winnersOver(one.fighter, round, all);
    const people = winners.filter((other) => other.found);
    const rep = highestRep(people);
    // Read again, since he may have changed by what he has done in this round.
    const after = now.encounter && fighterNamed(now, now.encounter, found.fighter.who);
    yield* harmed(now, after ?? found, one, {
      byZombie: people.length < winners.length,
      rep: rep === 0 ? null : rep,
      weapon: people[0]?.fights.weapons?.find(isForMelee) ?? null,
      by: people[0]?.found?.fighter.who ?? null,
      inMelee: true,
    });
  }
}

/** Those he has killed: of one whom several have hit, the first of them has. */
const killedBy = (me: number, round: Round, all: readonly InRound[]): readonly InRound[] =>
  round.hurt
    .filter(({ harm }) => harm === 'obviouslyDead')
    .filter(({ fighter }) => winnersOver(fighter, round, all)[0] === all[me])
    .flatMap(({ fighter }) => all[fighter] ?? []);

/** Tells what somebody has done in the round, and whom it leaves him in contact with. Melee always counts as having fought. */
export function* countBlows(
  now: SeenCampaign,
  me: number,
  round: Round,
  all: readonly InRound[],
  { shots, rounds }: { readonly shots: number; readonly rounds: number },
): CampaignPlay<void> {
  const who = all[me]?.found?.fighter.who;
  const found = now.encounter && who && fighterNamed(now, now.encounter, who);
  if (!found) return;
  const { toFire: _, ...fighter } = found.fighter;
  const killed = killedBy(me, round, all);
  const stands = (at: number) => !round.hurt.some((one) => one.fighter === at && one.harm !== 'unhurt');
  const met = round.clashes.filter(({ between }) => between.includes(me)).map((clash) => otherOf(clash, me));
  const idOf = (at: number) => all[at]?.found?.fighter.who ?? null;
  const fought: readonly (FighterId | null)[] = met.map(idOf);
  const left = met.filter((at) => stands(at) && all[at]?.zombies === undefined).map(idOf);
  // Anybody who touches him, and had no part in it, does so still.
  const others = (fighter.inMelee ?? []).filter((one) => one !== null && !fought.includes(one));
  const after: Fighter = {
    ...touchingOnly(fighter, stands(me) ? [...new Set([...left, ...others])] : []),
    done: { ...chargeOver(fighter).done, rounds },
    fought: true,
    shots: fighter.shots + shots,
    zombiesKilled: fighter.zombiesKilled + killed.filter((one) => one.found === null).length,
    peopleKilled: fighter.peopleKilled + killed.filter((one) => one.found !== null).length,
  };
  const to = withCharges(
    after,
    chargesAt(after).filter(({ by }) => !fought.includes(by)),
  );
  yield* tell({ type: 'fighter-changed', to, of: shots > 0 ? 'shots' : 'kills', fired: shots });
}

/** The round as one of those in it has fought it. */
export function resultOf({ clashes, hurt, rolled }: Round, all: readonly InRound[], me = 0): TestResult {
  const harmOf = (fighter: number) => {
    const came = hurt.find((one) => one.fighter === fighter);
    return { harm: came?.harm ?? null, ...(came && thrownBack(came)) };
  };
  const won = ({ loser, hit }: Clash): MeleeResult['won'] => {
    if (loser === null || !hit) return 'nobody';
    return loser === me ? 'foe' : 'self';
  };
  return {
    of: 'melee',
    against: clashes
      .filter(({ between }) => between.includes(me))
      .map((clash) => ({
        name: all[otherOf(clash, me)]?.found?.name ?? null,
        won: won(clash),
        ...harmOf(otherOf(clash, me)),
      })),
    ...harmOf(me),
    motor: rolled[me]?.motor ?? null,
  };
}
