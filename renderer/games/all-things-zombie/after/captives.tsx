import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import styles from './after.module.css';

/** Captives by name and place, with the word that they come first. */
export function Captives({ view }: { readonly view: EncounterView }) {
  const { figures } = useCampaign();
  const { captives, encounter } = view;
  const back = encounter?.closing?.freed ?? [];
  const held = captives.filter(({ figure }) => !back.includes(figure));
  if (captives.length === 0) return null;
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name ?? id;
  return (
    <Section title="Captives">
      <ul className={styles.captives}>
        {captives.map(({ figure, area }) => (
          <li key={figure}>
            <b className="name">{nameOf(figure)}</b>
            {back.includes(figure)
              ? ' has escaped, and is back when the Encounter ends'
              : area !== null && `, held in ${AREA_WORDS[area].place}`}
          </li>
        ))}
      </ul>
      {held.length > 0 && (
        <p className="second small">Nothing else can be played before an escape has been tried there.</p>
      )}
    </Section>
  );
}
