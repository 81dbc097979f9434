import { NativeSelect } from '@mantine/core';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Tick } from '../fields/tick.tsx';
import { type Beside, handsOf, handsText, poppers } from './bout.ts';
import styles from './combat.module.css';

interface BesideFieldsProps {
  readonly one: Beside;
  /** Fighter that the others stand beside; undefined once it has gone. */
  readonly fighter: FighterView | undefined;
  /** Figures that may stand there. */
  readonly others: readonly FighterView[];
  /** Zombies are among those they fight. */
  readonly zombies: boolean;
  readonly onWho: (who: string) => void;
  readonly onChange: (to: Partial<Beside>) => void;
}

/** Another of the fighter’s side in a melee: who, with what in hand, and what a beaten zombie gets of it. */
export function BesideFields({ one, fighter, others, zombies, onWho, onChange }: BesideFieldsProps) {
  if (fighter === undefined) return null;
  const all = handsOf(fighter);
  const guns = poppers(fighter);
  const order = [null, ...guns.map(({ id }) => id)];
  return (
    <>
      <NativeSelect
        aria-label="Beside"
        value={one.who}
        onChange={(event) => onWho(event.currentTarget.value)}
        data={others.map(({ who, name, rep }) => ({ value: who, label: `${name}, Rep ${rep}` }))}
      />
      <NativeSelect
        aria-label={`In hand: ${fighter.name}`}
        value={one.hands.join()}
        onChange={(event) =>
          onChange({ hands: all.find((hands) => hands.join() === event.currentTarget.value) ?? [] })
        }
        data={all.map((hands) => ({ value: hands.join(), label: handsText(hands, fighter) }))}
      />
      {zombies && guns.length > 0 && (
        <span className={styles.ticks}>
          <Tick
            label={`Shoots a beaten zombie${one.pop === null ? '' : `: ${guns.find(({ id }) => id === one.pop)?.title}`}`}
            checked={one.pop !== null}
            onTurn={() => onChange({ pop: order[(order.indexOf(one.pop) + 1) % order.length] ?? null })}
          />
        </span>
      )}
    </>
  );
}
