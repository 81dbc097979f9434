/** One line of the volley’s form: the target, its distance, its share of the shots, and its ticks. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Tick } from '../fields/tick.tsx';
import { FIRING_KEYS, keyText } from '../keys/table.ts';
import { useUnderWay } from '../state/play-context.ts';
import styles from './combat.module.css';
import { choicesWith, type LostTarget } from './lost-targets.ts';
import { ShotsHere } from './shots-here.tsx';
import type { Choices } from './targets.ts';
import { AIM_TICKS, type AimTick, farByPlace, isFarByRange, isTicked, knownTicks } from './ticks.ts';
import { type SaidByPlaces, wordOn } from './use-aims-by-places.ts';
import type { Aimed } from './volley.ts';

interface AimLineProps {
  readonly shooter: string;
  readonly aim: Aimed;
  /** From 0. */
  readonly nth: number;
  readonly ids: { readonly target: string; readonly inches: string };
  /** The keys of ticks are about it. */
  readonly marked: boolean;
  readonly choices: readonly Choices[];
  readonly gone: readonly LostTarget[];
  readonly ticks: readonly AimTick[];
  /** Buttons for its share of the shots; nothing where it has all, or they stand elsewhere. */
  readonly onShift: ((by: 1 | -1) => void) | undefined;
  readonly onAt: (at: string) => void;
  readonly onInches: (inches: number | undefined) => void;
  readonly onTick: (tick: AimTick) => void;
  /** Circumstances as places have them, on a board. */
  readonly said: readonly SaidByPlaces[];
  /** Nobody has said whether it is far off, and the app doesn’t know. */
  readonly unsaid: boolean;
  readonly onFar: (far: boolean) => void;
  readonly onFocus: () => void;
}

const by = (words: string | undefined) => (words === undefined ? {} : { by: words });

/** Line for a target of a volley: who, how many of the shots, and what the player sees of the target. */
export function AimLine({
  shooter,
  aim,
  nth,
  ids,
  marked,
  choices,
  gone,
  ticks,
  onShift,
  onAt,
  onInches,
  onTick,
  said,
  unsaid,
  onFar,
  onFocus,
}: AimLineProps) {
  const close = useUnderWay('zombieClose');
  const fighters = useUnderWay('fighters');
  const zombies = useUnderWay('zombies');
  const known = knownTicks(aim.at, { fighters, zombies, shooter });
  const measured = isFarByRange(aim, close);
  const placed = farByPlace(aim, shooter, zombies);
  const called = nth === 0 ? 'At' : `Target ${nth + 1}`;
  const away = nth === 0 ? 'Inches away' : `Inches to target ${nth + 1}`;
  return (
    <li data-row={marked || undefined} onFocus={onFocus}>
      <NativeSelect
        id={ids.target}
        aria-label={called}
        value={aim.at}
        onChange={(event) => onAt(event.currentTarget.value)}
        data={choicesWith(choices, gone, aim.at)}
      />
      <TextInput
        id={ids.inches}
        className={styles.away}
        aria-label={away}
        title={`${away}, where you have measured (${keyText(FIRING_KEYS.inches)})`}
        inputMode="numeric"
        autoComplete="off"
        rightSection="″"
        rightSectionWidth={18}
        value={aim.inches === undefined ? '' : String(aim.inches)}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          if (/^\d*$/.test(typed)) onInches(typed === '' ? undefined : Number(typed));
        }}
      />
      {onShift && <ShotsHere name={`target ${nth + 1}`} shots={aim.shots} onShift={onShift} />}
      <span className={styles.ticks}>
        {unsaid && (
          <fieldset className={styles.far}>
            <legend className="vh">How far off</legend>
            <Button
              size="sm"
              onClick={() => onFar(false)}
              rightSection={<kbd>{keyText(FIRING_KEYS.near)}</kbd>}
            >
              Within {close}″, and facing
            </Button>
            <Button
              size="sm"
              onClick={() => onFar(true)}
              rightSection={<kbd>{keyText(FIRING_KEYS.far)}</kbd>}
            >
              Over {close}″ off, or turned away
            </Button>
          </fieldset>
        )}
        {(unsaid ? ticks.filter((tick) => tick !== 'far') : ticks).map((tick) => (
          <Tick
            key={tick}
            label={tick === 'far' ? `Over ${close}″ off, or turned away` : AIM_TICKS[tick]}
            letter={FIRING_KEYS[tick]}
            checked={isTicked(aim, tick, wordOn(said, tick)?.is ?? (tick === 'far' && placed !== undefined))}
            known={known.includes(tick) || (tick === 'far' && measured)}
            {...by(
              wordOn(said, tick)?.because ?? (tick === 'far' ? (measured ? 'measured' : placed) : undefined),
            )}
            onTurn={() => onTick(tick)}
          />
        ))}
      </span>
    </li>
  );
}
