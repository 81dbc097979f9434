/** The first zombies, on Set up. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { placeText } from '../../../components/map/press-map.tsx';
import { Section } from '../../../components/section.tsx';
import { gathered } from '../map/gathered.ts';
import { placeZombies } from '../map/place-zombies.ts';
import { inchesText } from '../text/conditions.ts';
import { RollLine } from './roll-line.tsx';
import { RolledWith } from './rolled-with.tsx';
import styles from './set-up.module.css';
import { Told } from './told.tsx';
import { useLaid } from './use-laid.ts';
import type { SetUp } from './use-set-up.ts';

/** Zombies about at the start, rolled for once the party has moved onto the table; then the table is played. */
export function ZombiesSection({ setUp }: { readonly setUp: SetUp }) {
  const { campaign, encounter, place } = setUp;
  const { zombiesAtStart, arrivals, table } = encounter;
  const rolled = useLaid(campaign).find(({ part }) => part === 'zombies');
  const first = zombiesAtStart === null ? [] : arrivals.slice(0, zombiesAtStart);
  return (
    <Section
      title="Zombies"
      aside={
        zombiesAtStart === null ? (
          'after the party’s first move'
        ) : (
          <>
            {upperFirst(countedInWords(zombiesAtStart, 'zombie', 'zombies'))}{' '}
            {rolled !== undefined && (
              <span className={styles.inline}>
                <RolledWith {...rolled} />
              </span>
            )}
          </>
        )
      }
      end={
        zombiesAtStart !== null && (
          <Button
            size="sm"
            variant="filled"
            data-next
            renderRoot={(props) => <Link to="/c/$campaign/encounter/play" params={{ campaign }} {...props} />}
          >
            {table === null ? 'Play' : 'Play this table'}
          </Button>
        )
      }
    >
      {zombiesAtStart === null && encounter.stage === 'planned' && (
        <>
          <PlaceLine setUp={setUp} />
          <RollLine
            setUp={setUp}
            deed={placeZombies(place.said)}
            text="Roll for the zombies"
            later={table === null}
          />
        </>
      )}
      {first.length > 0 && (
        <table className={styles.setUpZombies} aria-label="Where the zombies came on">
          <thead>
            <tr>
              <th scope="col" className="n">
                <span className="vh">How many</span>
              </th>
              <th scope="col">From the party</th>
              <th scope="col" className="n">
                from west
              </th>
              <th scope="col" className="n">
                from south
              </th>
            </tr>
          </thead>
          <tbody>
            {gathered(first).map(({ location, spot, inDoorway, count: many }) => (
              <tr key={`${location} ${spot?.x} ${spot?.y} ${inDoorway}`}>
                <td className="n">{many}</td>
                <th scope="row">
                  {upperFirst(location)}
                  {inDoorway && <span className="quiet">, in a doorway</span>}
                </th>
                <td className="n">{spot && inchesText(spot.x)}</td>
                <td className="n">{spot && inchesText(spot.y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Told setUp={setUp} of={['place-zombies']} title="Zombies about" shown />
    </Section>
  );
}

/** Place from which the first zombies are placed, and the button after which the map takes a press for it (ATZ-118). */
function PlaceLine({ setUp }: { readonly setUp: SetUp }) {
  const { encounter, place } = setUp;
  const { said, say, placing, setPlacing } = place;
  const spot = said ?? encounter.partyAt?.spot;
  if (encounter.table === null || spot === undefined) return null;
  return (
    <div className={styles.place}>
      <p>
        The party ended its first move {placeText(spot)}
        <span className="quiet">{said === null ? ' (default)' : ''}</span>
      </p>
      <Button size="sm" variant="default" aria-pressed={placing} onClick={() => setPlacing(!placing)}>
        {placing ? 'Done on the map' : 'Mark them on the map'}
      </Button>
      {said !== null && (
        <button type="button" className="quiet-link small" onClick={() => say(null)}>
          Back to the default
        </button>
      )}
    </div>
  );
}
