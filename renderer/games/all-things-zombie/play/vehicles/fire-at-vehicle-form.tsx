import { NativeSelect } from '@mantine/core';
import { useId, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Chance } from '../../encounter/chance.tsx';
import type { Deed } from '../../encounter/deed.ts';
import styles from '../combat/combat.module.css';
import { CombatButtons } from '../combat/combat-buttons.tsx';
import { Tick } from '../combat/tick.tsx';
import { useFilled } from '../forms/filled-form.tsx';
import { QuestionPanel } from '../forms/question-panel.tsx';
import { DRIVING_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { usePlay, useUnderWay } from '../play-context.ts';
import { useSend } from '../use-send.ts';

/** A machine gun fires at a vehicle itself: which one, how many shots, and the odds of the worst that goes through. */
export function FireAtVehicleForm({ fighter }: { readonly fighter: FighterView }) {
  const { campaign } = usePlay();
  const send = useSend();
  const working = useUnderWay((encounter) => encounter.working);
  const [at, setAt] = useFilled<string | undefined>('at', undefined);
  const [solid, setSolid] = useFilled('solid', false);
  const [picked, setShots] = useFilled<number | undefined>('shots', undefined);
  const ids = useId();
  const button = useRef<HTMLButtonElement>(null);
  const there = working.filter(({ vehicle }) => vehicle !== fighter.inside);
  const vehicle = there.find((one) => one.vehicle === at) ?? there[0];
  const gun = fighter.weapons.find(({ stopsVehicles }) => stopsVehicles);
  const shots = picked ?? gun?.shots.at(-1) ?? 1;
  const deed: Deed | undefined =
    vehicle && gun
      ? {
          do: 'fire-at-vehicle',
          who: fighter.who,
          weapon: gun.id,
          vehicle: vehicle.vehicle,
          shots,
          from: null,
          ...(solid && { solid }),
        }
      : undefined;
  const press = useFormKeys(
    DRIVING_KEYS,
    (key) => {
      if (key === 'byApp' && deed !== undefined) send(deed, 'byApp');
      if (key === 'solid') setSolid(!solid);
      if (key === 'wheel') document.getElementById(`${ids}v`)?.focus();
    },
    button,
  );
  if (deed === undefined || gun === undefined || vehicle === undefined)
    return (
      <QuestionPanel title={`${fighter.name} fires at a vehicle`}>
        <p data-first tabIndex={-1} className="small">
          {gun === undefined
            ? 'Only a light machine gun hurts a vehicle.'
            : 'No vehicle is there to fire at.'}
        </p>
      </QuestionPanel>
    );
  return (
    <QuestionPanel
      form="fire-at-vehicle"
      title={`${fighter.name} fires at the vehicle itself`}
      aside="A total of 10 goes through; in no cover, whoever is inside."
    >
      <form
        className={styles.form}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          send(deed);
        }}
      >
        <div className={styles.with}>
          <NativeSelect
            id={`${ids}v`}
            aria-label="At"
            value={vehicle.vehicle}
            onChange={(event) => setAt(event.currentTarget.value)}
            data={there.map((one) => ({ value: one.vehicle, label: one.title }))}
          />
          <NativeSelect
            aria-label="Shots"
            value={String(shots)}
            onChange={(event) => setShots(Number(event.currentTarget.value))}
            data={gun.shots.map((one) => ({ value: String(one), label: `${one} shots` }))}
          />
        </div>
        <div className={styles.ticks}>
          <Tick
            label="Something solid beside its way"
            letter={DRIVING_KEYS.solid}
            checked={solid}
            onTurn={() => setSolid(!solid)}
          />
        </div>
        <Chance campaign={campaign} deed={deed} />
        <CombatButtons
          text={`Fire ${shots} shots`}
          faulty={false}
          first={button}
          onRoll={(way) => send(deed, way)}
        />
      </form>
    </QuestionPanel>
  );
}
