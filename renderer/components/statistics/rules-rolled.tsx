/** Dice by rule: how many were rolled for each, by the app and by the player, and their average. */
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Statistics } from '../../../src/contract/statistics.ts';
import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { Section } from '../section.tsx';
import styles from './statistics.module.css';

/** Lines that stand there at first; the rest is a press away. */
const AT_FIRST = 10;
const grouped = new Intl.NumberFormat('en');

export function RulesRolled({ rules }: { readonly rules: Statistics['rules'] }) {
  // Only a campaign has a rules reference beside it.
  const { campaign } = useParams({ strict: false });
  const [all, setAll] = useState(false);
  const shown = all ? rules : rules.slice(0, AT_FIRST);
  return (
    <Section title="By rule" aside={`${countedInWords(rules.length, 'rule', 'rules')} rolled`}>
      <table className={styles.table}>
        <caption className="vh">Dice by rule, most first</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col" className="n">
              The app’s
            </th>
            <th scope="col" className="n">
              Your own
            </th>
            <th scope="col" className="n">
              Average
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, title, app, own, average }) => (
            <tr key={id}>
              <th scope="row">
                {campaign === undefined ? (
                  title
                ) : (
                  <Link to="/c/$campaign/rules" params={{ campaign }} search={{ rule: id }}>
                    {title}
                  </Link>
                )}
              </th>
              <td className="n">{grouped.format(app)}</td>
              <td className="n">{grouped.format(own)}</td>
              <td className="n">{average.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > AT_FIRST && (
        <p className={styles.more}>
          <button type="button" className="quiet-link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Only those that rolled most' : `All ${countedInWords(rules.length, 'rule', 'rules')}`}
          </button>
        </p>
      )}
    </Section>
  );
}
