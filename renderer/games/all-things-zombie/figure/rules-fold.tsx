/** Rules on a figure’s Rep, weapons and advantages: folded, since a player knows them after a while. */
import { IconChevronDown } from '@tabler/icons-react';
import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { AdvantageFacts } from './attribute-facts.tsx';
import { Fact } from './fact.tsx';
import styles from './figure.module.css';
import { useEditing } from './use-editing.ts';
import { togetherText } from './weapon-facts.tsx';

export function RulesFold({ sheet }: { readonly sheet: FigureSheet }) {
  const { editing } = useEditing();
  const { rep, weapons, firesTogether } = sheet;
  const kinds = [...new Map(weapons.map((weapon) => [weapon.title, weapon])).values()];
  return (
    <details key={String(editing)} className={styles.fold} open={editing}>
      <summary>
        <IconChevronDown className={styles.chevron ?? ''} size={16} stroke={1.6} aria-hidden />
        <h3>What the rules say</h3>
      </summary>
      <ul aria-label="What the rules say">
        <Fact title={rep.title}>{rep.summary}</Fact>
        {kinds.map(({ id, title, summary }) => (
          <Fact key={id} title={title}>
            {summary}
          </Fact>
        ))}
        {firesTogether.length > 0 && <Fact title="At once">{togetherText(firesTogether)}</Fact>}
        <AdvantageFacts sheet={sheet} />
      </ul>
    </details>
  );
}
