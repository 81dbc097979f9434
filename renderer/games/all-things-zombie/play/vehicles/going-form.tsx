/** Play’s form of a drive that goes on: inches and turns, what is risky about the way, and those run down. */
import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { WorkingView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/vehicles.ts';
import { takeFocusInForm } from '../../../../client/focus.ts';
import { off } from '../../../../components/off.ts';
import { Stepper } from '../../../../components/stepper.tsx';
import { Chance } from '../../acts/chance.tsx';
import styles from '../combat/combat.module.css';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { Tick } from '../fields/tick.tsx';
import { DRIVING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import vehicles from '../play.module.css';
import { isAble } from '../state/able.ts';
import { usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import {
  driveOf,
  type Going,
  type InTheWay,
  inItsWay,
  nextInItsWay,
  onAsItGoes,
  rollsFor,
  speedsOf,
} from './driving.ts';
import { SolidTick } from './solid-tick.tsx';
import { WhoIsInItsWay } from './who-is-in-its-way.tsx';

/** Example by which a kept drive is told by its shape. */
const WITH_SOMEBODY: Going = {
  speed: 0,
  turns: 0,
  sharp: false,
  offRoad: false,
  solid: false,
  leaves: false,
  over: [{ at: '', prone: false }],
};

/** As many as one act takes. */
const MOST_OVER = 12;

interface GoingFormProps {
  readonly vehicle: WorkingView;
  readonly first: FighterView;
}

/** Form of a drive: how far the vehicle goes, how it turns, what is in its way. */
export function GoingForm({ vehicle, first }: GoingFormProps) {
  const { campaign } = usePlay();
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay('fighters');
  const zombies = useUnderWay('zombies');
  const [wheel, setWheel] = useFilled<string>('wheel', first.who);
  const [marked, setMarked] = useState(0);
  const ids = useId();
  const go = useRef<HTMLButtonElement>(null);
  const [going, setGoing] = useFilled('going', onAsItGoes(vehicle), WITH_SOMEBODY);
  const set = (part: Partial<Going>) => setGoing((was) => ({ ...was, ...part }));
  const { speed, turns, sharp, offRoad, solid, leaves, over } = going;
  // Nobody takes the wheel from another while it goes.
  const drivers =
    vehicle.speed > 0 && vehicle.driver === first.who
      ? [first]
      : fighters.filter((one) => vehicle.inside.includes(one.who) && (isAble(one) || one === first));
  const driver = drivers.find(({ who }) => who === wheel) ?? first;
  const { least, most } = speedsOf(vehicle, offRoad);
  const choices = inItsWay(vehicle, { fighters, zombies });
  const deed = driveOf(vehicle, driver.who, going);
  const rolls = rollsFor(vehicle, going);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another button.
  useEffect(() => takeFocusInForm(go.current), [rolls]);
  const drive = (way: Way) => send(deed, way);
  const faster = (by: number) => {
    const next = speed + by;
    set({ speed: next < least ? (by < 0 ? 0 : least) : Math.min(next, Math.max(most, least)) });
  };
  const setOver = (to: readonly InTheWay[]) => set({ over: [...to] });
  const more = () => {
    const next = nextInItsWay(over, choices, zombies);
    if (next === undefined || over.length >= MOST_OVER) return;
    setOver([...over, { at: next, prone: false }]);
    setMarked(over.length);
  };
  const change = (nth: number, to: Partial<InTheWay>) =>
    setOver(over.map((one, at) => (at === nth ? { ...one, ...to } : one)));
  const engineOff = () =>
    send({ do: 'drive', vehicle: vehicle.vehicle, driver: driver.who, what: { does: 'engine-off' } });
  const press = useFormKeys(
    DRIVING_KEYS,
    (key) => {
      switch (key) {
        case 'byApp':
          return drive('byApp');
        case 'faster':
          return faster(1);
        case 'slower':
          return faster(-1);
        case 'stop':
          return set({ speed: 0 });
        case 'turns':
          return set({ turns: (turns + 1) % (vehicle.turns + 1) });
        case 'sharp':
        case 'offRoad':
        case 'solid':
        case 'leaves':
          return set({ [key]: !going[key] });
        case 'over':
          return more();
        case 'fewer':
          return setOver(over.slice(0, -1));
        case 'prone':
          return change(marked, { prone: over[marked]?.prone !== true });
        case 'wheel':
          return document.getElementById(`${ids}w`)?.focus();
        case 'engineOff':
          return vehicle.speed === 0 && vehicle.engine ? engineOff() : undefined;
        default:
          return key satisfies never;
      }
    },
    go,
    { count: over.length, marked, onMark: setMarked },
  );
  return (
    <form
      className={styles.form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        drive('perform');
      }}
    >
      {drivers.length > 1 && (
        <NativeSelect
          id={`${ids}w`}
          aria-label="At the wheel"
          value={driver.who}
          onChange={(event) => setWheel(event.currentTarget.value)}
          data={drivers.map(({ who, name }) => ({ value: who, label: name }))}
        />
      )}
      <div className={styles.with}>
        <Counted label="Inches" value={speed} most={most} onChange={(to) => set({ speed: to })} />
        <Counted label="Turns" value={turns} most={vehicle.turns} onChange={(to) => set({ turns: to })} />
      </div>
      <WhoIsInItsWay over={over} choices={choices} marked={marked} onMark={setMarked} onChange={change} />
      <div className={styles.ticks}>
        {turns > 0 && (
          <Tick
            label="One of more than 45°"
            letter={DRIVING_KEYS.sharp}
            checked={sharp}
            onTurn={() => set({ sharp: !sharp })}
          />
        )}
        <Tick
          label="Off the road"
          letter={DRIVING_KEYS.offRoad}
          checked={offRoad}
          onTurn={() => set({ offRoad: !offRoad })}
        />
        <SolidTick checked={solid} onTurn={() => set({ solid: !solid })} />
        <Tick
          label="Leaves the table"
          letter={DRIVING_KEYS.leaves}
          checked={leaves}
          onTurn={() => set({ leaves: !leaves })}
        />
        <button type="button" className="quiet-link" onClick={more}>
          {over.length === 0 ? 'Runs down a figure' : 'And another'} <kbd>{keyText(DRIVING_KEYS.over)}</kbd>
        </button>
        {over.length > 0 && (
          <button type="button" className="quiet-link" onClick={() => setOver(over.slice(0, -1))}>
            One fewer <kbd>{keyText(DRIVING_KEYS.fewer)}</kbd>
          </button>
        )}
        {vehicle.speed === 0 && vehicle.engine && (
          <button type="button" className="quiet-link" onClick={engineOff}>
            Engine off <kbd>{keyText(DRIVING_KEYS.engineOff)}</kbd>
          </button>
        )}
      </div>
      {rolls && <Chance campaign={campaign} deed={deed} />}
      {rolls ? (
        <CombatButtons text={`Drive ${speed}″`} faulty={false} first={go} onRoll={drive} />
      ) : (
        <Button ref={go} data-first type="submit" variant="filled" {...off(waits)}>
          {speed === 0 ? 'Stop' : `Drive ${speed}″`}
        </Button>
      )}
    </form>
  );
}

interface CountedProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (to: number) => void;
}

function Counted({ label, ...stepper }: CountedProps) {
  const id = useId();
  return (
    <span className={vehicles.counted}>
      <label htmlFor={id} className="small">
        {label}
      </label>
      <Stepper id={id} label={label} least={0} {...stepper} />
    </span>
  );
}
