import { pointsText, type VoyageView } from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import styles from '../../../features/session/run/run.module.css';
import { words } from './text/voyage-table.ts';

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
          <th aria-label={words.number} />
          <th>{words.to}</th>
          <th>{words.ship}</th>
          <th className="n">{words.sailed}</th>
          <th className="n">{words.cameBack}</th>
          <th className="n">{words.kills}</th>
          <th className="n">{words.crew}</th>
          <th className="n">{words.greenThings}</th>
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
          <td colSpan={4}>{words.allVoyages}</td>
          <td className="n num">{sum(voyages, 'kills')}</td>
          <td className="n num">{sum(voyages, 'crew')}</td>
          <td className="n num">{sum(voyages, 'monsters')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
