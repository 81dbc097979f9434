import type { Odds } from '../../../../src/contract/app.ts';
import type { OddsForm } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { percent } from '../../../text/percent.ts';
import styles from './rules.module.css';

interface OddsResultProps {
  readonly form: OddsForm;
  readonly odds: Odds;
}

const grouped = new Intl.NumberFormat('en');

export function OddsResult({ form, odds: { exact, outcomes, beside = [] } }: OddsResultProps) {
  return (
    <>
      <OutcomesTable form={form} head={form.outcome} exact={exact} outcomes={outcomes} />
      {beside.map(({ name, ...other }) => (
        <OutcomesTable key={name} form={form} head={form.beside[name] ?? name} {...other} />
      ))}
    </>
  );
}

interface OutcomesProps extends Pick<Odds, 'exact' | 'outcomes'> {
  readonly form: OddsForm;
  readonly head: string;
}

function OutcomesTable({ form: { words }, head, exact, outcomes }: OutcomesProps) {
  return (
    <table className={styles.odds}>
      <caption className="vh">{`Odds of each outcome: ${head}`}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="n">
            Chance
          </th>
          {exact && (
            <th scope="col" className="n">
              Ways
            </th>
          )}
          <th scope="col">
            <span className="vh">Share as a bar</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ name, n, of }) => (
          <tr key={name}>
            <th scope="row">{words[name] ?? name}</th>
            <td className="n">{percent(n / of)}</td>
            {exact && (
              <td className={`n ${styles.ways}`}>{`${grouped.format(n)} of ${grouped.format(of)}`}</td>
            )}
            <td className={styles.bar}>
              <span style={{ width: `${(100 * n) / of}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
