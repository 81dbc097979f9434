/** A force of a one-off battle: its figures with what was paid for each, and the points that are left. */
import { Button } from '@mantine/core';
import type { ForceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import { LEADERSHIP_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { Section } from '../../../components/section.tsx';
import { titles } from '../text/figures.ts';
import styles from './one-off.module.css';

interface ForceTableProps {
  readonly force: ForceView;
  /** Takes somebody out again; left out once the battle has begun. */
  readonly onSell?: ((who: ForceView['figures'][number]['who']) => void) | undefined;
}

export function ForceTable({ force, onSell }: ForceTableProps) {
  const { title, spent, left, figures } = force;
  return (
    <Section title={title} aside={<Left spent={spent} left={left} />}>
      {figures.length === 0 ? (
        <p className="quiet">Nobody yet.</p>
      ) : (
        <table className={styles.force} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" className="c">
                Rep
              </th>
              <th scope="col">Weapons</th>
              <th scope="col" className="n">
                Points
              </th>
              {onSell !== undefined && (
                <th>
                  <span className="vh">Take out</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ who, name, rep, leadership, protected: armour, attributes, weapons, points }) => (
              <tr key={who}>
                <th scope="row" className="name">
                  {name}
                  <span className={styles.under}>
                    {[...attributes, ...(leadership === 'none' ? [] : [LEADERSHIP_WORDS[leadership]])].join(
                      ', ',
                    )}
                  </span>
                </th>
                <td className="c rep">{rep}</td>
                <td>
                  {weapons.length === 0 ? 'Unarmed' : titles(weapons)}
                  {armour && <span className={styles.under}>Body armour</span>}
                </td>
                <td className="n num">{points}</td>
                {onSell !== undefined && (
                  <td className={styles.act}>
                    <Button
                      size="xs"
                      variant="subtle"
                      aria-label={`Take out: ${name}`}
                      onClick={() => onSell(who)}
                    >
                      Take out
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

const Left = ({ spent, left }: Pick<ForceView, 'spent' | 'left'>) => (
  <>
    <span className="num">{spent}</span> spent, <span className="num">{left}</span> left
  </>
);
