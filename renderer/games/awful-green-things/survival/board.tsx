/** Crew Survival: who was drawn, then the way home of each boat. */
import type { SurvivalState } from '../../../../src/rules/awful-green-things/survival/state.ts';
import { CREW_NAMES } from '../../../../src/rules/awful-green-things/text/names.ts';
import { Section } from '../../../components/section.tsx';
import type { BoardProps } from '../../game-screens.ts';
import { PassagePage } from '../epilogue/passage-page.tsx';

export function SurvivalBoard(props: BoardProps) {
  const { drawn, passages } = props.view.state as SurvivalState;
  if (passages.length > 0) return <PassagePage {...props} passages={passages} />;
  return (
    <Section title="Who got away">
      {drawn.length === 0 ? (
        <p className="quiet">Nobody is drawn yet.</p>
      ) : (
        <ol>
          {drawn.map((crew) => (
            <li key={crew} className="name">
              {CREW_NAMES[crew]}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
