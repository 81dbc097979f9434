/** The list of figures no longer with the party, in short, below those who are. */
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { KIND_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import type { Gone } from '../components/use-gone.ts';
import { titles } from '../text/figures.ts';
import styles from './roster.module.css';
import { ShowEarlier } from './show-earlier.tsx';

interface GoneListProps {
  readonly gone: Gone;
  readonly selected: string | undefined;
}

export function GoneList({ gone, selected }: GoneListProps) {
  return (
    <details className={styles.gone} open>
      <summary className={styles.summary}>
        <IconChevronDown className={styles.goneListChevron} size={16} stroke={1.6} aria-hidden />
        <h2 className={styles.title}>Gone</h2>
        <span className="quiet small">{inWords(gone.count)}</span>
      </summary>
      <table className={styles.table}>
        <caption className="vh">Figures no longer with the party</caption>
        <colgroup>
          <col className={styles.kindColumn} />
          <col className={styles.nameColumn} />
          <col className={styles.repColumn} />
          <col className={styles.attributesColumn} />
          <col />
          <col />
        </colgroup>
        <thead className="vh">
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Name</th>
            <th scope="col">Rep</th>
            <th scope="col">Attributes</th>
            <th scope="col">Status</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {gone.figures.map((figure) => (
            <tr
              key={figure.id}
              className={styles.goneListFigure}
              data-selected={figure.id === selected || undefined}
            >
              <td className={styles.kind}>
                {figure.kind === 'star' ? <StarMark /> : KIND_WORDS[figure.kind]}
              </td>
              <td className="name">
                <Link
                  from="/c/$campaign/roster"
                  to="/c/$campaign/roster"
                  search={{ figure: figure.id }}
                  className={styles.goneListWho}
                  data-figure={figure.id}
                >
                  {figure.name}
                </Link>
              </td>
              <td className="c">{figure.rep}</td>
              <td>{titles(figure.attributes)}</td>
              <td>
                <StatusMark of={figure} />
              </td>
              <td className={styles.since}>{figure.since}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowEarlier gone={gone} />
    </details>
  );
}
