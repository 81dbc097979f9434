/** Play’s section on noise: shots whose dice wait, and the places where zombies came on. */
import { Button } from '@mantine/core';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { off } from '../../../../components/off.ts';
import { Section } from '../../../../components/section.tsx';
import { inchesText } from '../../text/conditions.ts';
import { RollButtons } from '../fields/roll-buttons.tsx';
import { keyText, SCREEN_KEYS } from '../keys/table.ts';
import styles from '../play.module.css';
import { hearing } from '../state/due-acts.ts';
import { usePlay, useUnderWay, useWaits } from '../state/play-context.ts';

/** Shots of the turn wait for their dice; zombies come on where they say. */
export function ShotsSection() {
  const { acts, open, view } = usePlay();
  const markers = useUnderWay('markers');
  const drawn = useUnderWay('drawn');
  const shots = useUnderWay('shots');
  const arrivals = useUnderWay('arrivals');
  const waits = useWaits();
  /** Marker after marker, each as an act of its own; it stops where one was not rolled. */
  const rollAll = () =>
    acts.perform(
      () => (view.get().encounter.markers.length > 0 ? { do: 'hear-marker', marker: 0 } : undefined),
      { repeat: true, name: 'hear all' },
    );
  return (
    <Section
      title="Shots and zombies drawn"
      aside={`${countedInWords(shots, 'shot', 'shots')} heard, ${countedInWords(drawn, 'zombie', 'zombies')} drawn`}
      end={
        <button type="button" className="quiet-link" onClick={() => open({ form: 'noise' })}>
          Shots without a marker <kbd>{keyText(SCREEN_KEYS.noise)}</kbd>
        </button>
      }
    >
      {markers.length === 0 ? (
        <p className={styles.note}>No shots left to roll for.</p>
      ) : (
        <ul className={styles.markers}>
          {markers.map(({ who, name, shots: fired, of, from }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a marker is known by its place, as its act names it.
            <li key={`${who} ${at}`}>
              <span>
                <b className="name">{name}</b>:{' '}
                {of === null
                  ? countedInWords(fired, 'shot', 'shots')
                  : `the ${MOTOR_WORDS[of]}, ${countedInWords(fired, 'die', 'dice')}`}
                <span className="quiet small">
                  {from === null
                    ? ', place not said'
                    : `, ${inchesText(from.spot.x)} east, ${inchesText(from.spot.y)} north`}
                </span>
              </span>
              <RollButtons small deed={hearing({ markers }, at)} />
            </li>
          ))}
        </ul>
      )}
      {markers.length > 1 && (
        <Button size="sm" className={styles.rollAll} {...off(waits)} onClick={rollAll}>
          {`Roll for all ${markers.length}`}
        </Button>
      )}
      <Arrivals arrivals={arrivals} />
    </Section>
  );
}

const MOTOR_WORDS = { engine: 'engine', 'chain-saw': 'chain saw' } as const;

const SHOWN = 6;

/** Places where the last zombies came on, the newest first. */
function Arrivals({ arrivals }: Pick<UnderWay, 'arrivals'>) {
  if (arrivals.length === 0) return null;
  const last = arrivals.map((arrival, at) => ({ ...arrival, number: at + 1 })).slice(-SHOWN);
  return (
    <ol className={styles.arrivals} aria-label="Zombies that came on, newest first" reversed>
      {last.reverse().map(({ number, location, spot, inDoorway }) => (
        <li key={number}>
          <span className="num">{number}</span>
          <span>
            {location}
            {spot !== null && (
              <span className="quiet">{`: ${inchesText(spot.x)} east, ${inchesText(spot.y)} north`}</span>
            )}
            {inDoorway && ', in a doorway'}
          </span>
        </li>
      ))}
    </ol>
  );
}
