/** Play’s form at the wheel: starting the engine, keeping control once the driver is disabled, or going on. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { WorkingView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/vehicles.ts';
import { vehicleText } from '../../../../../src/rules/all-things-zombie/text/vehicles.ts';
import type { Deed } from '../../acts/deed.ts';
import styles from '../combat/combat.module.css';
import { useFilled } from '../fields/filled-form.tsx';
import { GonePanel } from '../fields/gone-panel.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { DRIVING_KEYS } from '../keys/table.ts';
import { useUnderWay } from '../state/play-context.ts';
import { wheelOf } from './driving.ts';
import { GoingForm } from './going-form.tsx';
import { RollForm } from './roll-form.tsx';
import { SolidTick } from './solid-tick.tsx';

/** A vehicle that works: control, its engine, or how it goes on, whichever comes next. */
export function DriveForm({ vehicle: id }: { readonly vehicle: string }) {
  const vehicle = useUnderWay(({ working }) => working.find((one) => one.vehicle === id));
  const fighters = useUnderWay('fighters');
  const driver = vehicle && wheelOf(vehicle, fighters);
  if (vehicle === undefined || driver === undefined)
    return (
      <GonePanel
        title={vehicle === undefined ? 'Vehicle' : vehicle.title}
        text={
          vehicle === undefined ? 'It is no longer on the table.' : 'Nobody sits in it; get in by a move.'
        }
      />
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
      <GoingForm key={vehicle.left} vehicle={vehicle} first={driver} />
    </QuestionPanel>
  );
}

/** Line on how the vehicle stands, and what its kind can do. */
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
  return <RollForm deed={deed} text="Turn the key" />;
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
    <RollForm
      deed={deed}
      text="Roll for control"
      onKey={(key) => {
        if (key === 'turns') setTurning(!turning);
        if (key === 'solid') setSolid(!solid);
      }}
    >
      <div className={styles.ticks}>
        <Tick
          label="It was turning"
          letter={DRIVING_KEYS.turns}
          checked={turning}
          onTurn={() => setTurning(!turning)}
        />
        <SolidTick label="Something solid beside it" checked={solid} onTurn={() => setSolid(!solid)} />
      </div>
    </RollForm>
  );
}
