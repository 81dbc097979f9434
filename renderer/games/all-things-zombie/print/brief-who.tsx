/** The briefing’s section on those who go: Rep, weapons with clips, attributes, and what each carries. */
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { type FigureLine, titles, withReach } from '../text/figures.ts';
import { Tick } from './boxes.tsx';
import { ClipBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';

/** Section on the figures that go, with their weapons, clips and what they carry. */
export function whoSection(
  figures: readonly FigureLine[],
  stock: EncounterView['stock'],
  title: string,
): FlowContent {
  return {
    id: 'who',
    title,
    columns: {
      widths: (
        <>
          <col style={{ width: '8mm' }} />
          <col style={{ width: '48mm' }} />
          <col style={{ width: '11mm' }} />
          <col style={{ width: '74mm' }} />
          <col />
        </>
      ),
      heads: (
        <>
          <td />
          <th scope="col">Name</th>
          <th scope="col" data-align="centre">
            Rep
          </th>
          <th scope="col">Weapons and clips</th>
          <th scope="col">Attributes, and carried</th>
        </>
      ),
    },
    rows: figures.map((figure) => ({
      key: figure.id,
      node: (
        <tr>
          <td>
            <Tick />
          </td>
          <th scope="row">
            {figure.name}
            {figure.kind === 'star' && ', Star'}
          </th>
          <td data-align="centre">
            <Num big>{figure.rep}</Num>
          </td>
          <td>
            {figure.weapons.length === 0 && 'Unarmed'}
            {figure.weapons.map((weapon) => (
              <span key={weapon.id} className={styles.weapon}>
                {withReach(weapon)}, target {weapon.targets}, impact {weapon.impact}
                {weapon.corrected && DIFFERENCE} <ClipBoxes weapon={weapon} />
              </span>
            ))}
          </td>
          <td>{about(figure, stock)}</td>
        </tr>
      ),
    })),
  };
}

function about(figure: FigureLine, stock: EncounterView['stock']): string {
  const carried = stock.filter(({ carrier }) => carrier === figure.id).map(({ title }) => title);
  return upperFirst(
    [
      titles(figure.attributes),
      ...(figure.protected ? ['protected'] : []),
      ...(carried.length === 0 ? [] : [`carries ${carried.join(', ')}`]),
    ]
      .filter((part) => part !== '')
      .join('; '),
  );
}
