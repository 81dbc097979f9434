/** Play’s section on vehicles that work: a line for each, and the link that brings one to the table. */
import type { WorkingView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/vehicles.ts';
import { vehicleText } from '../../../../../src/rules/all-things-zombie/text/vehicles.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { Section } from '../../../../components/section.tsx';
import styles from '../play.module.css';
import { fighterNamed, useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import { comers, stateWords } from './driving.ts';

/** Vehicles that work: who sits in each, and how it goes. A line opens how it goes on, and beside it what the table has otherwise. */
export function VehiclesSection() {
  const { open } = usePlay();
  const working = useUnderWay('working');
  const mayBring = useUnderWay('mayBring');
  const selected = useOnScreen('selected');
  // Driver for a vehicle: the marked figure, where he can take the wheel.
  const driver = useUnderWay(({ fighters }) => {
    const all = comers(fighters, fighters.find(({ who }) => who === selected)?.group ?? null);
    return (all.find(({ who }) => who === selected) ?? all[0])?.who;
  });
  if (working.length === 0 && !mayBring) return null;
  return (
    <Section
      title="Vehicles"
      aside={working.length === 0 ? 'one that works waits' : 'that work'}
      end={
        mayBring &&
        driver !== undefined && (
          <button
            type="button"
            className="quiet-link"
            onClick={() => open({ form: 'bring-vehicle', who: driver })}
          >
            Bring one to the table
          </button>
        )
      }
    >
      {working.length > 0 && (
        <ul className={styles.vehicles}>
          {working.map((one) => (
            <VehicleLine key={one.vehicle} vehicle={one} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function VehicleLine({ vehicle }: { readonly vehicle: WorkingView }) {
  const { open } = usePlay();
  const fighters = useUnderWay('fighters');
  const { driver } = vehicle;
  const atTheWheel = vehicle.inside.filter((who) => who === driver);
  const seated = [...atTheWheel, ...vehicle.inside.filter((who) => who !== driver)];
  const inside = seated.flatMap((who) => fighterNamed({ fighters }, who)?.name ?? []);
  const [first, ...more] = inside;
  return (
    <li>
      <button
        type="button"
        className="quiet-link"
        onClick={() => open({ form: 'drive', vehicle: vehicle.vehicle })}
      >
        {vehicle.title}
      </button>
      <span className="second" {...(more.length > 0 && { title: inside.join(', ') })}>
        {first === undefined
          ? 'empty'
          : more.length === 0
            ? first
            : `${first} and ${countedInWords(more.length, 'more', 'more')}`}
      </span>
      <span className="quiet small">{stateWords(vehicle)}</span>
      <button
        type="button"
        className="quiet-link"
        aria-label={`Correct the ${vehicleText(vehicle.kind)}`}
        onClick={() => open({ form: 'correct-vehicle', vehicle: vehicle.vehicle })}
      >
        Correct
      </button>
    </li>
  );
}
