/** Chain saws between rounds of melee: running, stalled, out of fuel; and heard in every turn in which they run (section: Hand-to-Hand Weapons). */
import { weaponOf } from '../../../arms.ts';
import type { MotorWord } from '../../../melee/chain-saw.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SawMotor, Spent } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { isAble } from '../standing/able.ts';
import { type Armed, ammoId, everybody, type Fighting, spentOn } from '../standing/fighters.ts';
import { standsAt } from '../standing/stands-at.ts';

type Held = Pick<Armed, 'id' | 'weapon'>;

const turnNow = ({ turn }: SeenEncounter): number => turn?.number ?? 0;

/** Null for what has no motor. It is off until it is first fought with. */
export function sawOf(
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { id, weapon }: Held,
): SawMotor | null {
  if (weaponOf(weapon).motor === undefined) return null;
  return spentOn(encounter, ammoId(fighter, id), true).motor ?? { is: 'off', from: 0 };
}

/** Reason for which nobody can fight with it now: it stalled, and works again a turn after it was started; or has no fuel left. */
export function sawRefusal(
  encounter: SeenEncounter,
  found: Fighting,
  armed: Held,
): 'saw-stalled' | 'saw-empty' | undefined {
  const saw = sawOf(encounter, found, armed);
  if (saw === null || saw.is === 'off') return undefined;
  if (saw.is === 'empty') return 'saw-empty';
  return saw.is === 'stalled' || saw.from > turnNow(encounter) ? 'saw-stalled' : undefined;
}

function* becomes(
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { id }: Held,
  motor: SawMotor,
): CampaignPlay<void> {
  const spent: Spent = { ...spentOn(encounter, ammoId(fighter, id), true), motor };
  yield* tell({ type: 'ammo-spent', spent });
}

/** A die for each of six shots, from where its user was when the turn began. */
function* sawHeard(encounter: SeenEncounter, found: Fighting, { weapon }: Held): CampaignPlay<void> {
  const { noise } = weaponOf(weapon);
  if (noise.by !== 'turn') return;
  const { who } = found.fighter;
  const from = standsAt(encounter, found);
  yield* tell({ type: 'shots-marked', marker: { who, shots: noise.shots, of: 'chain-saw', from } });
}

/** A round has been fought with it, and its dice have left it so; where it wasn’t running it has been started for it. */
export function* foughtWith(
  encounter: SeenEncounter,
  found: Fighting,
  armed: Held,
  after: MotorWord | null,
): CampaignPlay<void> {
  const before = sawOf(encounter, found, armed);
  if (before === null || after === null) return;
  // Stopped in this turn it has been heard in it.
  const heard = before.from === turnNow(encounter) && before.from > 0;
  if (before.is === 'off' && !heard) yield* sawHeard(encounter, found, armed);
  const is = after === 'stalls' ? 'stalled' : after;
  if (is !== before.is)
    yield* becomes(encounter, found, armed, {
      is,
      from: before.is === 'off' ? turnNow(encounter) : before.from,
    });
}

/** Started again, which takes it a turn. */
export function* sawStarted(encounter: SeenEncounter, found: Fighting, armed: Held): CampaignPlay<void> {
  const { motor } = weaponOf(armed.weapon);
  if (motor === undefined) return;
  yield* becomes(encounter, found, armed, { is: 'runs', from: turnNow(encounter) + motor.restartTurns });
}

export function* sawStopped(encounter: SeenEncounter, found: Fighting, armed: Held): CampaignPlay<void> {
  const now = turnNow(encounter);
  const starting = (sawOf(encounter, found, armed)?.from ?? 0) > now;
  yield* becomes(encounter, found, armed, starting ? { is: 'stalled', from: 0 } : { is: 'off', from: now });
}

/** In each turn in which they run, in hands that hold them. */
export function* sawsInTurn(now: SeenCampaign): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null || !encounter.spent.some(({ motor }) => motor?.is === 'runs')) return;
  for (const found of everybody(now, encounter)) {
    if (!isAble(found.fighter)) continue;
    for (const armed of found.weapons)
      if (sawOf(encounter, found, armed)?.is === 'runs') yield* sawHeard(encounter, found, armed);
  }
}
