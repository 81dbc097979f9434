import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { StarMark } from '../components/star-mark.tsx';
import styles from './plan.module.css';
import { weaponWords } from './things.ts';

interface TakesProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
}

/** List of those who go, in what strength, and what they have from the stockpile. */
export function Takes({ view, encounter }: TakesProps) {
  const { figures } = useCampaign();
  return (
    <Section title="Who goes">
      <ul className={`${styles.rows} ${styles.takes}`} aria-label="Who goes">
        {encounter.party.map(({ figure: id, rep }) => {
          const figure = figures.find((one) => one.id === id);
          const held = figure?.weapons ?? [];
          const things = view.stock.flatMap(({ title, carrier, loads }) => {
            const weapon = held.find((one) => one.id === loads);
            if (weapon !== undefined) return [`clip for the ${weaponWords(weapon, held)}`];
            return carrier === id ? [title] : [];
          });
          return (
            <li key={id}>
              <span>
                <span className={`${styles.plannedWho} name`}>{figure?.name ?? id}</span>{' '}
                {figure?.kind === 'star' && <StarMark />}
                {things.length > 0 && <span className={styles.under}>{`Takes: ${things.join(', ')}`}</span>}
              </span>
              <span className={styles.plannedRep}>
                <span className="vh">Rep </span>
                {rep}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
