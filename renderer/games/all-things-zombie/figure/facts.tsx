import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { LEADERSHIP_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { AttributeFacts } from './attribute-facts.tsx';
import { LeadershipForm, ProtectedForm } from './choice-fields.tsx';
import { Fact, FieldButton } from './fact.tsx';
import styles from './figure.module.css';
import { PENCIL } from './icons.tsx';
import { useEditing } from './use-editing.ts';
import { WeaponFacts } from './weapon-facts.tsx';

/** Abilities, armour and weapons of a figure. */
export function Facts({ sheet }: { readonly sheet: FigureSheet }) {
  const { editing, open } = useEditing();
  const { line } = sheet;
  return (
    <ul className={styles.facts} aria-label="What they are and have">
      <AttributeFacts sheet={sheet} />
      {(line.protected || editing) && (
        <Fact
          title="Body armour"
          {...(editing && {
            acts: (
              <FieldButton field="protected" label="Change the body armour" icon={PENCIL}>
                Change
              </FieldButton>
            ),
          })}
          {...(open === 'protected' && { form: <ProtectedForm figure={line} /> })}
        >
          {line.protected ? 'Protected.' : 'None.'}
        </Fact>
      )}
      {(line.leadership !== 'none' || editing) && (
        <Fact
          title="Leadership"
          {...(editing && {
            acts: (
              <FieldButton field="leadership" label="Change the leadership" icon={PENCIL}>
                Change
              </FieldButton>
            ),
          })}
          {...(open === 'leadership' && { form: <LeadershipForm figure={line} /> })}
        >
          {LEADERSHIP_WORDS[line.leadership]}.
        </Fact>
      )}
      <WeaponFacts sheet={sheet} />
    </ul>
  );
}
