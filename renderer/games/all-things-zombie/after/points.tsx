import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { Section } from '../../../components/section.tsx';
import styles from './after.module.css';

interface PointsProps {
  readonly score: UnderWay['score'];
  /** Figures that rest on corrected ones. */
  readonly corrected: UnderWay['corrected'];
  /** Points of the campaign before this Encounter. */
  readonly before: number;
}

/** The points of the Encounter as the rules count them, line by line. */
export function Points({ score, corrected, before }: PointsProps) {
  const { zombies, innocents, each, scored, combinedRep, points } = score;
  const mark = (of: 'zombie' | 'innocent') => (corrected.includes(of) ? DIFFERENCE : '');
  return (
    <Section title="Points">
      <table className={styles.points} aria-label="Points of the Encounter">
        <tbody>
          <Line
            what={`Zombies killed, ${each.zombie}${mark('zombie')} each`}
            how={`${zombies}`}
            sum={zombies * each.zombie}
          />
          <Line
            what={`Innocents rescued, ${each.innocent}${mark('innocent')} each`}
            how={`${innocents}`}
            sum={innocents * each.innocent}
          />
          <Line what="Shared by the combined Rep" how={`${scored} : ${combinedRep}`} sum={points} />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {`So far ${before}, with this`}
            </th>
            <td className="n">{before + points}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

function Line({ what, how, sum }: { readonly what: string; readonly how: string; readonly sum: number }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td className="n quiet">{how}</td>
      <td className="n">{sum}</td>
    </tr>
  );
}
