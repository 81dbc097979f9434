import { licences } from 'virtual:licences';
import styles from './about-screen.module.css';

export function LicenceTable() {
  return (
    <table className={styles.licences}>
      <thead>
        <tr>
          <th>Package</th>
          <th>Version</th>
          <th>Licence</th>
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
