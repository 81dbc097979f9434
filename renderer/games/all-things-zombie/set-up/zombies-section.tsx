/** The first zombies, on Set up. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import { gathered } from '../map/gathered.ts';
import { placeZombies } from '../map/place-zombies.ts';
import { inchesText } from '../play/words.ts';
import { PlaceLine } from './place-line.tsx';
import { RollLine } from './roll-line.tsx';
import { RolledWith } from './rolled-with.tsx';
import styles from './set-up.module.css';
import { words as texts } from './text/zombies-section.ts';
import { Told } from './told.tsx';
import { useLaid } from './use-laid.ts';
import type { SetUp } from './use-set-up.ts';

/** Those about at the start, once the party has moved onto the table; then the table is played. */
export function ZombiesSection({ setUp }: { readonly setUp: SetUp }) {
  const { campaign, encounter, place } = setUp;
  const { zombiesAtStart, arrivals, table } = encounter;
  const rolled = useLaid(campaign).find(({ part }) => part === 'zombies');
  const first = zombiesAtStart === null ? [] : arrivals.slice(0, zombiesAtStart);
  return (
    <Section
      title={texts.zombies}
      aside={
        zombiesAtStart === null ? (
          texts.afterThePartysFirstMove
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
            {table === null ? texts.play : texts.playThisTable}
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
            text={texts.rollForTheZombies}
            later={table === null}
          />
        </>
      )}
      {first.length > 0 && (
        <table className={styles.zombies} aria-label={texts.whereTheZombiesCameOn}>
          <thead>
            <tr>
              <th scope="col" className="n">
                <span className="vh">{texts.howMany}</span>
              </th>
              <th scope="col">{texts.fromTheParty}</th>
              <th scope="col" className="n">
                {texts.fromWest}
              </th>
              <th scope="col" className="n">
                {texts.fromSouth}
              </th>
            </tr>
          </thead>
          <tbody>
            {gathered(first).map(({ location, spot, inDoorway, count: many }) => (
              <tr key={`${location} ${spot?.x} ${spot?.y} ${inDoorway}`}>
                <td className="n">{many}</td>
                <th scope="row">
                  {upperFirst(location)}
                  {inDoorway && <span className="quiet">{texts.inADoorway}</span>}
                </th>
                <td className="n">{spot && inchesText(spot.x)}</td>
                <td className="n">{spot && inchesText(spot.y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Told setUp={setUp} of={['place-zombies']} title={texts.zombiesAbout} shown />
    </Section>
  );
}
