/** Play’s form of shots at a vehicle itself, which only a light machine gun hurts. */
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { Deed } from '../../acts/deed.ts';
import styles from '../combat/combat.module.css';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { useUnderWay } from '../state/play-context.ts';
import { RollForm } from './roll-form.tsx';
import { SolidTick } from './solid-tick.tsx';

/** A machine gun fires at a vehicle itself: which one, how many shots, and the odds of the worst that goes through. */
export function FireAtVehicleForm({ fighter }: { readonly fighter: FighterView }) {
  const working = useUnderWay('working');
  const [at, setAt] = useFilled<string | undefined>('at', undefined);
  const [solid, setSolid] = useFilled('solid', false);
  const [picked, setShots] = useFilled<number | undefined>('shots', undefined);
  const id = useId();
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
      aside="A total of 10 goes through; those inside are not in cover."
    >
      <RollForm
        deed={deed}
        text={`Fire ${shots} shots`}
        onKey={(key) => {
          if (key === 'solid') setSolid(!solid);
          if (key === 'wheel') document.getElementById(id)?.focus();
        }}
      >
        <div className={styles.with}>
          <NativeSelect
            id={id}
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
          <SolidTick checked={solid} onTurn={() => setSolid(!solid)} />
        </div>
      </RollForm>
    </QuestionPanel>
  );
}
