/** Section: Auto-Kill or Capture. Somebody active stands over one who is down, and does with him what he likes. */
import { choice, nullable, optional } from '../../../../core/fields.ts';
import { read } from '../../../../core/transcript.ts';
import { insteadOfDead } from '../../../after-the-battle/larger-than-life.ts';
import { isRanged, weaponOf } from '../../../arms.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Condition, Fighter } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { Zombies } from '../../../state/zombies.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, ARMED, FIGHTER, FROM, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, no, tell } from '../act.ts';
import { barrelsOf, emptied, isLoaded } from '../gear/barrels.ts';
import { LYING } from '../harm/harmed.ts';
import { outOfContact } from '../places/contact-here.ts';
import { pieceOf } from '../places/near.ts';
import { isAble, isFleeing } from '../standing/able.ts';
import { type Fighting, fighterNamed, sideOf } from '../standing/fighters.ts';
import { standsAt } from '../standing/stands-at.ts';
import { tellTest } from '../standing/tested.ts';
import { ACTING_TIMES, notActive, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isBeyond } from '../zombies/noise.ts';
import { fewer, zombiesMeant } from '../zombies/zombies.ts';

export const FINISHES = ['kill', 'capture'] as const;

/** By whoever is active, at an enemy. */
const FINISHING_TIMES = [
  ...ACTING_TIMES,
  'own-side',
  'against-places',
] as const satisfies readonly Untimely[];

export const FINISH_OFF = declared({
  fields: {
    who: FIGHTER,
    /** Null for a zombie, which is on the ground. */
    target: nullable(FIGHTER),
    /** The group it is one of; left out where only one is down, or nobody keeps count. */
    zombies: optional(ZOMBIES),
    how: choice(FINISHES),
    /** A gun, heard as one shot (ATZ-92); null where it is done without. */
    weapon: nullable(ARMED),
    from: FROM,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...FINISHING_TIMES,
    ...([
      'nobody-caught',
      'not-here',
      'out-of-action',
      'no-such-weapon',
      'off-the-table',
      'not-loaded',
    ] as const),
    ...(['target-dead', 'at-himself', 'no-such-zombies', 'which-zombies', 'not-down', 'no-captive'] as const),
  ],
});

/** Down: stunned, out of the fight, or in a heap. */
const AT_MERCY: readonly Condition[] = [...LYING, 'huddled', 'carried'];

export function* finishOff(
  now: SeenCampaign,
  { who, target, zombies: named, how, weapon: held, from, anyway }: InputOf<typeof FINISH_OFF>,
): ActOf<typeof FINISH_OFF> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, fighter, name } = found;
  if (!isAble(fighter)) return no('out-of-action');
  const armed = found.weapons.find(({ id, weapon }) => id === held && isRanged(weapon));
  if (held !== null && armed === undefined) return no('no-such-weapon');
  if (isBeyond(encounter.table, from)) return no('off-the-table');
  if (armed !== undefined && !isLoaded(encounter, found, armed)) return no('not-loaded');
  if (target === who) return no('at-himself');
  const other = target === null ? null : fighterNamed(now, encounter, target);
  if (other === undefined) return no('not-here');
  if (other === null && how === 'capture') return no('no-captive');
  const isDown = ({ down }: Zombies) => down !== undefined;
  const zombies = other === null ? zombiesMeant(encounter, named, isDown) : undefined;
  if (typeof zombies === 'string') return no(zombies);
  if (zombies !== undefined && zombies.down === undefined) return no('not-down');
  if (other?.fighter.condition === 'dead') return no('target-dead');
  // A figure caught running away surrenders (ATZ-153).
  const surrenders = how === 'capture' && other !== null && isFleeing(other.fighter);
  if (other !== null && !surrenders && !AT_MERCY.includes(other.fighter.condition)) return no('not-down');

  const own = other !== null && sideOf(other) === sideOf(found) ? 'own-side' : undefined;
  const piece = other === null ? zombies?.id : pieceOf(encounter, other);
  const untimely = own ?? notActive(now, encounter, found) ?? outOfContact(encounter, found, piece);
  const late = yield* timely(now, found, untimely, { anyway });
  if (late !== undefined) return no(late);

  const heard = how === 'kill' && armed !== undefined && weaponOf(armed.weapon).noise.by !== 'nothing';
  if (heard) {
    const at = from ?? standsAt(encounter, found);
    yield* tell({ type: 'shots-marked', marker: { who: fighter.who, shots: 1, from: at } });
    const barrels = barrelsOf(encounter, found, armed);
    if (barrels !== null) yield* emptied(barrels, 1);
  }
  const ends = other === null ? 'dead' : endOf(other, found, how);
  const killed = ends === 'dead' ? 1 : 0;
  const to: Fighter = {
    ...fighter,
    shots: fighter.shots + (heard ? 1 : 0),
    zombiesKilled: fighter.zombiesKilled + (other === null ? killed : 0),
    peopleKilled: fighter.peopleKilled + (other === null ? 0 : killed),
  };
  yield* tell({ type: 'fighter-changed', to, of: heard ? 'shots' : 'kills', fired: heard ? 1 : 0 });
  const foe = other?.name ?? null;
  const result = { of: 'finished', name: foe, ends } as const;
  yield* tellTest(found, { rule: 'atz.auto-kill', faces: [], target: null, result });
  if (zombies !== undefined) yield* fewer(zombies, 1);
  const spared = how === 'kill' && ends === 'captured';
  if (other !== null) yield* ended(other, { ends, spared }, found, armed?.weapon ?? null);
  return done('finish-off', { name, result });
}

/** A Star whom somebody of lower Rep would kill is taken captive instead (ATZ-95). */
function endOf({ figure, rep }: Fighting, by: Fighting, how: (typeof FINISHES)[number]): 'dead' | 'captured' {
  if (how === 'capture') return 'captured';
  const advantages = figure?.advantages ?? [];
  const { result, row } = insteadOfDead('auto-kill', { rep, advantages, by: 'people', byRep: by.rep });
  if (row !== null) read({ row });
  return result === 'captured' ? 'captured' : 'dead';
}

function* ended(
  { fighter: { earlyGrave: _, ...fighter } }: Fighting,
  { ends: condition, spared }: { readonly ends: 'dead' | 'captured'; readonly spared: boolean },
  by: Fighting,
  weapon: NonNullable<Fighter['downedBy']>['weapon'],
): CampaignPlay<void> {
  const to: Fighter = {
    ...fighter,
    condition,
    byZombie: false,
    downedBy: { rep: by.rep, weapon, by: by.fighter.who },
    ...(spared && { sparedBy: by.rep }),
  };
  yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
}
