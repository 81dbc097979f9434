/** The roster of a battle by itself: both forces, each figure with what was paid for it, and room for notes and losses. */

import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { OneOffView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { LEADERSHIP_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { aSideText } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import { type Column, Heads, Widths } from './columns.tsx';
import { HitBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';
import { boxesOf } from './roster-head.tsx';
import { linesSection } from './sheet-lines.tsx';
import { WeaponCells } from './weapon-cells.tsx';

type Force = OneOffView['forces'][number];
type Bought = Force['figures'][number];

interface ForcesPagesProps {
  readonly campaign: CampaignView;
  readonly oneOff: OneOffView;
  readonly encounter: UnderWay | null;
  readonly houseRules: string;
  readonly format: Format;
}

const NOTES = { title: 'Notes', heads: [] };
const LOST = { title: 'Who was lost', heads: ['Who', 'By whom', 'Points'] };

const LEGEND =
  'Pro: protected. Rng in inches, Tar targets, Imp impact, OR outgun rating. Clips: the first is in the weapon; cross one off at each reload. Points: what was paid for the figure. Hits: all boxes full is death.';

export function ForcesPages({
  campaign,
  oneOff: { points, forces },
  encounter,
  houseRules,
  format,
}: ForcesPagesProps) {
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, forces])}
      head={(first) => (
        <PageHead
          title={campaign.name}
          line={`One-off battle, ${aSideText(points)}`}
          first={first}
          boxes={boxesOf(encounter).filter(({ label }) => label !== 'Encounter')}
        />
      )}
      sections={[...forces.map(forceSection), linesSection('notes', [NOTES, LOST], 4)]}
      legend={LEGEND}
      houseRules={houseRules}
    />
  );
}

/** Widths of the columns in millimetres; the last one takes what is left. */
const WIDTHS = [44, 11, 30, 9, 32, 12, 10, 10, 12, 24, 13, 28];
const HEADS = [
  { head: 'Name' },
  { head: 'Rep', align: 'centre' },
  { head: 'Attribute' },
  { head: 'Pro', align: 'centre' },
  { head: 'Weapon' },
  { head: 'Rng', align: 'right' },
  { head: 'Tar', align: 'right' },
  { head: 'Imp', align: 'right' },
  { head: 'OR', align: 'right' },
  { head: 'Clips' },
  { head: 'Points', align: 'right' },
  { head: 'Hits' },
  { head: 'Status' },
] as const satisfies readonly Column[];

function forceSection({ force, title, spent, left, figures }: Force): FlowContent {
  return {
    id: force,
    title,
    columns: {
      widths: <Widths of={WIDTHS} />,
      heads: <Heads of={HEADS} />,
    },
    rows: [
      ...figures.map((figure) => ({ key: figure.who, node: <FigureRows figure={figure} /> })),
      {
        key: 'total',
        node: (
          <tr className={styles.total}>
            <th scope="row" colSpan={10}>
              {upperFirst(countedInWords(figures.length, 'figure', 'figures'))}
            </th>
            <td data-align="right">
              <Num>{spent}</Num>
            </td>
            <td colSpan={2}>of {spent + left}</td>
          </tr>
        ),
      },
    ],
  };
}

function FigureRows({ figure }: { readonly figure: Bought }) {
  const { name, rep, leadership, attributes, weapons, points } = figure;
  const [first, ...more] = weapons;
  const rowSpan = more.length + 1;
  return (
    <>
      <tr>
        <th scope="row" rowSpan={rowSpan}>
          {name}
          {leadership !== 'none' && <span className={styles.leads}>{LEADERSHIP_WORDS[leadership]}</span>}
        </th>
        <td rowSpan={rowSpan} data-align="centre">
          <Num big>{rep}</Num>
        </td>
        <td rowSpan={rowSpan}>{attributes.join(', ')}</td>
        <td rowSpan={rowSpan} data-align="centre">
          {figure.protected && 'Yes'}
        </td>
        <WeaponCells weapon={first} />
        <td rowSpan={rowSpan} data-align="right">
          <Num>{points}</Num>
        </td>
        <td rowSpan={rowSpan}>
          <HitBoxes figure={figure} />
        </td>
        <td rowSpan={rowSpan} />
      </tr>
      {more.map((weapon, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two weapons of a kind are told apart by nothing.
        <tr key={at} className={styles.forcesPagesMore}>
          <WeaponCells weapon={weapon} />
        </tr>
      ))}
    </>
  );
}
