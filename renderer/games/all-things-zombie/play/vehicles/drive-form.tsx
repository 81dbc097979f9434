import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { WorkingView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/vehicles.ts';
import { vehicleText } from '../../../../../src/rules/all-things-zombie/text/vehicles.ts';
import { off } from '../../../../components/off.ts';
import { Stepper } from '../../../../components/stepper.tsx';
import { Chance } from '../../encounter/chance.tsx';
import type { Deed } from '../../encounter/deed.ts';
import { isAble } from '../combat/able.ts';
import styles from '../combat/combat.module.css';
import { CombatButtons, type Way } from '../combat/combat-buttons.tsx';
import { Tick } from '../combat/tick.tsx';
import { useFilled } from '../forms/filled-form.tsx';
import { QuestionPanel } from '../forms/question-panel.tsx';
import { DRIVING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { usePlay, useUnderWay, useWaits } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import {
  driveOf,
  type Going,
  type InTheWay,
  inItsWay,
  onAsItGoes,
  rollsFor,
  speedsOf,
  wheelOf,
} from './driving.ts';
import vehicles from './vehicles.module.css';

/** A vehicle that works: control, its engine, or how it goes on, whichever comes next. */
export function DriveForm({ vehicle: id }: { readonly vehicle: string }) {
  const vehicle = useUnderWay(({ working }) => working.find((one) => one.vehicle === id));
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const driver = vehicle && wheelOf(vehicle, fighters);
  if (vehicle === undefined || driver === undefined)
    return (
      <QuestionPanel title={vehicle === undefined ? 'Vehicle' : vehicle.title}>
        <p data-first tabIndex={-1} className="small">
          {vehicle === undefined ? 'It is no longer on the table.' : 'Nobody sits in it; get in by a move.'}
        </p>
      </QuestionPanel>
    );
  const name = vehicleText(vehicle.kind);
  const at = fighters.find(({ who }) => who === vehicle.driver);
  if (vehicle.lostDriver && at !== undefined)
    return (
      <QuestionPanel
        form={`control ${id}`}
        title={`Is the ${name} under control?`}
        aside={`${at.name} is disabled.`}
      >
        <Control vehicle={vehicle} driver={at} />
      </QuestionPanel>
    );
  const aside = asideOf(vehicle);
  if (!vehicle.engine && vehicle.speed === 0)
    return (
      <QuestionPanel form={`start ${id}`} title={`${driver.name} starts the ${name}`} aside={aside}>
        {vehicle.wreck === null ? (
          <Start vehicle={vehicle} driver={driver} />
        ) : (
          <p data-first tabIndex={-1} className="small">
            It never goes again.
          </p>
        )}
      </QuestionPanel>
    );
  return (
    <QuestionPanel form={`drive ${id}`} title={`${driver.name} drives the ${name}`} aside={aside}>
      <Drive key={vehicle.left} vehicle={vehicle} first={driver} />
    </QuestionPanel>
  );
}

/** How it stands, and what its kind can do. */
function asideOf({ speed, top, half, turns, left }: WorkingView): string {
  const went = speed > 0 ? `${speed}″ the last time. ` : '';
  const often = `${turns === 1 ? 'one turn' : `${turns} turns`} at a time`;
  const gone = left === 0 ? ' It has gone in each activation of this turn.' : '';
  return `${went}${top}″ at most, ${half}″ more or less at once and off the road, ${often}.${gone}`;
}

interface AtTheWheel {
  readonly vehicle: WorkingView;
  readonly driver: FighterView;
}

function Start({ vehicle, driver }: AtTheWheel) {
  const deed: Deed = { do: 'drive', vehicle: vehicle.vehicle, driver: driver.who, what: { does: 'start' } };
  return <Roll deed={deed} text="Turn the key" />;
}

function Control({ vehicle, driver }: AtTheWheel) {
  const [turning, setTurning] = useFilled('turning', false);
  const [solid, setSolid] = useFilled('solid', false);
  const deed: Deed = {
    do: 'drive',
    vehicle: vehicle.vehicle,
    driver: driver.who,
    what: { does: 'control', ...(turning && { turning }), ...(solid && { solid }) },
  };
  return (
    <Roll
      deed={deed}
      text="Roll for control"
      onKey={(key) => {
        if (key === 'turns') setTurning(!turning);
        if (key === 'solid') setSolid(!solid);
      }}
    >
      <Tick
        label="It was turning"
        letter={DRIVING_KEYS.turns}
        checked={turning}
        onTurn={() => setTurning(!turning)}
      />
      <Tick
        label="Something solid beside it"
        letter={DRIVING_KEYS.solid}
        checked={solid}
        onTurn={() => setSolid(!solid)}
      />
    </Roll>
  );
}

interface RollProps {
  readonly deed: Deed;
  readonly text: string;
  readonly onKey?: (key: keyof typeof DRIVING_KEYS) => void;
  readonly children?: React.ReactNode;
}

function Roll({ deed, text, onKey, children }: RollProps) {
  const { campaign } = usePlay();
  const send = useSend();
  const button = useRef<HTMLButtonElement>(null);
  const press = useFormKeys(
    DRIVING_KEYS,
    (key) => (key === 'byApp' ? send(deed, 'byApp') : onKey?.(key)),
    button,
  );
  return (
    <form
      className={styles.form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        send(deed);
      }}
    >
      {children !== undefined && <div className={styles.ticks}>{children}</div>}
      <Chance campaign={campaign} deed={deed} />
      <CombatButtons text={text} faulty={false} first={button} onRoll={(way) => send(deed, way)} />
    </form>
  );
}

interface DriveProps {
  readonly vehicle: WorkingView;
  readonly first: FighterView;
}

function Drive({ vehicle, first }: DriveProps) {
  const { campaign } = usePlay();
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const zombies = useUnderWay((encounter) => encounter.zombies);
  const [wheel, setWheel] = useFilled<string>('wheel', first.who);
  const [marked, setMarked] = useState(0);
  const ids = useId();
  const go = useRef<HTMLButtonElement>(null);
  const [going, setGoing] = useFilled('going', onAsItGoes(vehicle), WITH_SOMEBODY);
  const set = (part: Partial<Going>) => setGoing((was) => ({ ...was, ...part }));
  const { speed, turns, sharp, offRoad, solid, leaves, over } = going;
  const drivers = fighters.filter(
    (one) => vehicle.inside.includes(one.who) && (isAble(one) || one === first),
  );
  const driver = drivers.find(({ who }) => who === wheel) ?? first;
  const { least, most } = speedsOf(vehicle, offRoad);
  const choices = inItsWay(vehicle, { fighters, zombies });
  const deed = driveOf(vehicle, driver.who, going);
  const rolls = rollsFor(vehicle, going);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another button.
  useEffect(() => go.current?.focus({ preventScroll: true }), [rolls]);
  const drive = (way: Way) => send(deed, way);
  const faster = (by: number) => {
    const next = speed + by;
    set({ speed: next < least ? (by < 0 ? 0 : least) : Math.min(next, Math.max(most, least)) });
  };
  const setOver = (to: readonly InTheWay[]) => set({ over: [...to] });
  const more = () => {
    const next = choices.find(({ value }) => value.startsWith('z') || !over.some(({ at }) => at === value));
    if (next === undefined || over.length >= MOST_OVER) return;
    setOver([...over, { at: next.value, prone: false }]);
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
      <div className={styles.with}>
        {drivers.length > 1 && (
          <NativeSelect
            id={`${ids}w`}
            aria-label="At the wheel"
            value={driver.who}
            onChange={(event) => setWheel(event.currentTarget.value)}
            data={drivers.map(({ who, name }) => ({ value: who, label: name }))}
          />
        )}
        <span className={vehicles.counted}>
          <label htmlFor={`${ids}s`} className="small">
            Inches
          </label>
          <Stepper
            id={`${ids}s`}
            label="Inches"
            value={speed}
            least={0}
            most={most}
            onChange={(to) => set({ speed: to })}
          />
        </span>
        <span className={vehicles.counted}>
          <label htmlFor={`${ids}t`} className="small">
            Turns
          </label>
          <Stepper
            id={`${ids}t`}
            label="Turns"
            value={turns}
            least={0}
            most={vehicle.turns}
            onChange={(to) => set({ turns: to })}
          />
        </span>
      </div>
      {over.length > 0 && (
        <ol className={styles.aims} aria-label="In its way">
          {over.map((one, nth) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: zombies have no names.
              key={nth}
              data-row={nth === marked && over.length > 1 ? '' : undefined}
              onFocus={() => setMarked(nth)}
            >
              <NativeSelect
                aria-label="Runs down"
                value={one.at}
                onChange={(event) => change(nth, { at: event.currentTarget.value })}
                data={choices}
              />
              {!one.at.startsWith('z') && (
                <Tick
                  label="Lies flat"
                  letter={DRIVING_KEYS.prone}
                  checked={one.prone}
                  onTurn={() => change(nth, { prone: !one.prone })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
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
        <Tick
          label="Something solid beside its way"
          letter={DRIVING_KEYS.solid}
          checked={solid}
          onTurn={() => set({ solid: !solid })}
        />
        <Tick
          label="Leaves the table"
          letter={DRIVING_KEYS.leaves}
          checked={leaves}
          onTurn={() => set({ leaves: !leaves })}
        />
        <button type="button" className="quiet-link" onClick={more}>
          {over.length === 0 ? 'Runs somebody down' : 'And somebody else'}{' '}
          <kbd>{keyText(DRIVING_KEYS.over)}</kbd>
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

/** What it is kept like. */
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
