/** Ticks about the shooter in the volley’s form, and the buttons for one target more or fewer. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { off } from '../../../../components/off.ts';
import { Tick } from '../fields/tick.tsx';
import { FIRING_KEYS, keyText } from '../keys/table.ts';
import styles from './combat.module.css';
import { SHOOTER_TICKS, type ShooterTick } from './ticks.ts';
import type { useVolley } from './use-volley.ts';
import { mostShots } from './volley.ts';

interface ShooterTicksProps {
  readonly fighter: FighterView;
  readonly aiming: ReturnType<typeof useVolley>;
  /** The rules have it fire as at cover. */
  readonly hindered: boolean;
  /** Adds a target; undefined where the table of targets does. */
  readonly onMore: (() => void) | undefined;
}

/** Ticks for what is seen of the shooter, and the number of targets at which the weapon is fired. */
export function ShooterTicks({ fighter, aiming, hindered, onMore }: ShooterTicksProps) {
  const { volley, weapon, shooterTicks, turnOwn, fewer } = aiming;
  const { aims, own } = volley;
  const most = Math.min(weapon.targets, mostShots(weapon));
  const isKnown = (tick: ShooterTick) =>
    (tick === 'asAtCover' && (hindered || fighter.carries !== null)) ||
    (tick === 'fastMoving' && fighter.moved?.how === 'fast');
  return (
    <div className={styles.ticks}>
      {shooterTicks.map((tick) => (
        <Tick
          key={tick}
          label={SHOOTER_TICKS[tick]}
          letter={FIRING_KEYS[tick === 'fastMoving' ? 'runs' : tick]}
          checked={own.includes(tick)}
          known={isKnown(tick)}
          onTurn={() => turnOwn(tick)}
        />
      ))}
      {onMore && most > 1 && (
        <button type="button" className="quiet-link" {...off(aims.length >= most)} onClick={onMore}>
          One more target <kbd>{keyText(FIRING_KEYS.another)}</kbd>
        </button>
      )}
      {onMore && aims.length > 1 && (
        <button type="button" className="quiet-link" onClick={fewer}>
          One fewer <kbd>{keyText(FIRING_KEYS.fewer)}</kbd>
        </button>
      )}
    </div>
  );
}
