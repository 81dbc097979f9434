/** Facts on who somebody turned out to be, each with what it does in our words. */

import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import { weaponFacts } from '../text/figures.ts';
import styles from './recruit-screen.module.css';

interface FigureFactsProps {
  readonly campaign: string;
  readonly figure: string;
}

export function FigureFacts({ campaign, figure }: FigureFactsProps) {
  const sheet = useAsk('figure.get', { campaign, figure }).data;
  if (sheet === undefined) return null;
  const { line, rep, attributes } = sheet;
  return (
    <dl className={styles.facts}>
      <dt>{`Rep ${line.rep}`}</dt>
      <dd>
        {rep.title}. {rep.summary}
      </dd>
      {attributes.map(({ id, title, summary }) => (
        <Fact key={id} term={title} text={summary} />
      ))}
      {line.protected && <Fact term="Body armour" text="Protected." />}
      {line.weapons.length === 0 && <Fact term="Unarmed" text="Carries nothing to fight with." />}
      {line.weapons.map((weapon) => (
        <Fact
          key={weapon.id}
          term={weapon.title}
          text={
            weapon.clips === null
              ? upperFirst(weaponFacts(weapon))
              : `${upperFirst(weaponFacts(weapon))}; loaded, and ${countedInWords(weapon.clips, 'spare clip', 'spare clips')}`
          }
        />
      ))}
    </dl>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  );
}
