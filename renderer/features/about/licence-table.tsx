import { licences } from 'virtual:licences';
import styles from './about-screen.module.css';
import { words } from './text/licence-table.ts';

export function LicenceTable() {
  return (
    <table className={styles.licences}>
      <thead>
        <tr>
          <th>{words.package}</th>
          <th>{words.version}</th>
          <th>{words.licence}</th>
        </tr>
      </thead>
      <tbody>
        {licences.map(({ name, version, licence }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="num">{version}</td>
            <td>{licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
