/** Section: Attacking with Fire. Somebody is doused with fire, or a fire has reached him. */
import { choice, nullable, optional } from '../../../../core/fields.ts';
import { A_ZOMBIE, askingOf } from '../../../asking.ts';
import { type Burnt, burnt } from '../../../fire/fire.ts';
import { FIRE_HOW, type FireHow } from '../../../shooting/fire-impact.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { Fighter } from '../../../state/turn.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, no, tell } from '../act.ts';
import { targetOf } from '../fire/aimed.ts';
import { harmed } from '../harm/harmed.ts';
import { starLives } from '../harm/stars-live.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { fighting } from '../turn/turn.ts';
import { changed, fewer, zombiesNamed } from '../zombies/zombies.ts';

export const BURN = declared({
  fields: {
    /** Null for a zombie. */
    who: nullable(FIGHTER),
    /** The group it is one of. */
    zombies: optional(ZOMBIES),
    how: choice(FIRE_HOW),
    /** Somebody who has set the fire on him, where anybody has. */
    by: optional(FIGHTER),
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', 'target-dead', 'no-such-zombies'],
});

export function* burn(now: SeenCampaign, input: InputOf<typeof BURN>): ActOf<typeof BURN> {
  const { who, how, by } = input;
  return who === null ? yield* burnZombie(now, input) : yield* burnPerson(now, who, how, by);
}

function* burnPerson(
  now: SeenCampaign,
  who: string,
  how: FireHow,
  by: string | undefined,
): ActOf<typeof BURN> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, name } = found;
  if (found.fighter.condition === 'dead') return no('target-dead');
  const attacker = by === undefined ? undefined : fighterNamed(now, encounter, by);
  if (by !== undefined && attacker === undefined) return no('not-here');
  const burns = yield* burnt(askingOf(found.fighter.who), how, targetOf(now, encounter, found));
  const came = attacker === undefined ? burns : starLives(found, burns, attacker.rep);
  const result: TestResult = { of: 'burnt', how, harm: came.harm };
  yield* tellTest(found, { rule: 'atz.fire', faces: came.dead, target: null, result });
  yield* harmed(
    now,
    found,
    { ...came, hits: 0 },
    {
      byZombie: false,
      rep: attacker?.rep ?? null,
      weapon: null,
      by: attacker?.fighter.who ?? null,
      inMelee: false,
    },
  );
  const after = now.encounter === null ? undefined : fighterNamed(now, now.encounter, who);
  if (after !== undefined && catches(came, after)) {
    const to: Fighter = { ...after.fighter, alight: after.fighter.alight ?? encounter.turn?.number ?? 0 };
    yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  }
  if (came.harm === 'obviouslyDead') yield* killed(now, attacker, 'people');
  return done('burn', { name, result });
}

const catches = ({ alight }: Burnt, { fighter }: Fighting) =>
  alight && fighter.condition !== 'out-of-the-fight';

function* burnZombie(now: SeenCampaign, { zombies, how, by }: InputOf<typeof BURN>): ActOf<typeof BURN> {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  const group = zombies === undefined ? undefined : zombiesNamed(encounter, zombies);
  if (group === undefined) return no('no-such-zombies');
  const attacker = by === undefined ? undefined : fighterNamed(now, encounter, by);
  if (by !== undefined && attacker === undefined) return no('not-here');
  const came = yield* burnt(askingOf(A_ZOMBIE), how, { kind: 'zombie' });
  if (came.alight) yield* changed(now, group, { burning: true }, 1);
  else {
    yield* fewer(group, 1);
    yield* killed(now, attacker, 'zombies');
  }
  return done('burn', { name: null, result: { of: 'burnt', how, harm: came.harm } });
}

function* killed(
  now: SeenCampaign,
  attacker: Fighting | undefined,
  of: 'zombies' | 'people',
): CampaignPlay<void> {
  const { encounter } = now;
  const found = attacker && encounter ? fighterNamed(now, encounter, attacker.fighter.who) : undefined;
  if (found === undefined) return;
  const { fighter } = found;
  const to: Fighter =
    of === 'zombies'
      ? { ...fighter, zombiesKilled: fighter.zombiesKilled + 1 }
      : { ...fighter, peopleKilled: fighter.peopleKilled + 1 };
  yield* tell({ type: 'fighter-changed', to, of: 'kills', fired: 0 });
}
