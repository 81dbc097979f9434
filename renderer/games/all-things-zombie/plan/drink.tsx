import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { Chance } from '../acts/chance.tsx';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import styles from './plan.module.css';
import { RollButtons } from './roll-buttons.tsx';

interface DrinkProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
}

/** Each Drunkard who goes rolls before the battle; nothing where none does. */
export function Drink({ view, encounter, acts }: DrinkProps) {
  const { id: campaign, figures } = useCampaign();
  const due = view.proposals.flatMap(({ act, subject }) =>
    act === 'drink' && subject !== null ? [subject] : [],
  );
  if (due.length + encounter.drunk.length === 0) return null;
  const nameOf = (id: string) =>
    figures.find((figure) => figure.id === id)?.name ??
    encounter.fighters.find(({ who }) => who === id)?.name ??
    id;
  return (
    <Section title="Drink" aside="each Drunkard rolls before the battle">
      <ul className={styles.rows}>
        {due.map((id) => (
          <li key={id}>
            <span className={styles.drinker}>
              <span className="name">{nameOf(id)}</span>
              <Chance campaign={campaign} deed={{ do: 'drink', figure: id }} />
            </span>
            <RollButtons
              acts={acts}
              deed={{ do: 'drink', figure: id }}
              text="Roll for drink"
              who={nameOf(id)}
              quiet
            />
          </li>
        ))}
        {encounter.drunk.map(({ figure, state }) => (
          <li key={figure}>
            <span className="name">{nameOf(figure)}</span>
            <span className={state === null ? 'quiet' : styles.state}>{state ?? 'Sober'}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
