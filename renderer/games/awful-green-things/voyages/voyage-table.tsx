import { pointsText, type VoyageView } from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import styles from '../../../components/run/run.module.css';

type Figure = 'crew' | 'monsters' | 'sailed' | 'came' | 'kills';

const sum = (voyages: readonly VoyageView[], of: Figure) =>
  pointsText(voyages.reduce((so, voyage) => so + (voyage[of] ?? 0), 0));
const figure = (of: number | null) => (of === null ? '–' : pointsText(of));

/** Every voyage with what it came to for either side. */
export function VoyageTable({ voyages }: { readonly voyages: readonly VoyageView[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th aria-label="Number" />
          <th>To</th>
          <th>Ship</th>
          <th className="n">Sailed</th>
          <th className="n">Came back</th>
          <th className="n">Kills</th>
          <th className="n">Crew</th>
          <th className="n">Green Things</th>
        </tr>
      </thead>
      <tbody>
        {voyages.map(({ number, name, result, crew, monsters, sailed, came, kills }) => (
          <tr key={name}>
            <td className="num quiet">{number}</td>
            <td className="name">{name}</td>
            <td>
              {crew === null ? (
                <span className="quiet">{result}</span>
              ) : (
                <span className="tag">{result}</span>
              )}
            </td>
            <td className="n num">{figure(sailed)}</td>
            <td className="n num">{figure(came)}</td>
            <td className="n num">{figure(kills)}</td>
            <td className="n num">{figure(crew)}</td>
            <td className="n num">{figure(monsters)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={4}>All voyages</td>
          <td className="n num">{sum(voyages, 'kills')}</td>
          <td className="n num">{sum(voyages, 'crew')}</td>
          <td className="n num">{sum(voyages, 'monsters')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
