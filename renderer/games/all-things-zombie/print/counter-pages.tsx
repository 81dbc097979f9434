/** Counters on paper, in rows to be cut out: figures, others, zombies, shots and status. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import type { FigureLine } from '../text/figures.ts';
import { Counter, type CounterShape } from './counter.tsx';
import type { CounterChoice } from './counter-choice.ts';
import { BADGES } from './counter-sign.tsx';
import styles from './print.module.css';

interface CounterPagesProps {
  readonly campaign: CampaignView;
  readonly figures: readonly FigureLine[];
  /** People met in the Encounter under way, those alive. */
  readonly others: readonly { readonly name: string; readonly rep: number }[];
  /** Letters of the zombies on the board. */
  readonly letters: readonly string[];
  readonly choice: CounterChoice;
  readonly houseRules: string;
  readonly format: Format;
}

interface Cut {
  readonly key: string;
  readonly shape: CounterShape;
  readonly tag?: string;
}

/** Millimetres between two counters; the style sheet has the same. */
const GAP = 2.4;
/** The highest count one marker of shots shows. */
const MOST_SHOTS = 6;

/** Counters to cut out: for the party, for others, for zombies, and for what happens to them. */
export function CounterPages({
  campaign,
  figures,
  others,
  letters,
  choice,
  houseRules,
  format,
}: CounterPagesProps) {
  const { base, zombies, blanks, badges } = choice;
  const wide = Math.max(1, Math.floor((format.inner.width + GAP) / (base + GAP)));
  const section = (id: string, title: string, cuts: readonly Cut[]): FlowContent[] =>
    cuts.length === 0 ? [] : [{ id, title, rows: inRows(cuts, wide, base) }];
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([figures, others, letters, choice])}
      head={(first) => (
        <PageHead title={campaign.name} line={`Counters of ${base} mm, to cut out`} first={first} />
      )}
      sections={[
        ...section(
          'party',
          'Party',
          figures.map(({ id, name, rep }) => ({ key: id, shape: { kind: 'party', rep }, tag: name })),
        ),
        ...section('others', 'Others', [
          ...others.map(({ name, rep }, at) => ({
            key: `${at} ${name}`,
            shape: { kind: 'others', rep } as const,
            tag: name,
          })),
          ...times(blanks, (n) => ({ key: `blank ${n}`, shape: { kind: 'others', rep: null } as const })),
        ]),
        ...section(
          'zombies',
          'Zombies',
          zombieSigns(letters, zombies).map((sign) => ({ key: sign, shape: { kind: 'zombie', sign } })),
        ),
        ...section(
          'shots',
          'Shots fired',
          times(MOST_SHOTS, (count) => ({
            key: `${count}`,
            shape: { kind: 'shots', count },
            tag: 'Shots',
          })),
        ),
        ...section(
          'badges',
          'Status',
          BADGES.flatMap((badge) =>
            times(badges, (n) => ({ key: `${badge} ${n}`, shape: { kind: 'badge', badge }, tag: badge })),
          ),
        ),
      ]}
      legend="Cut along the outlines. Fold the tag under, or cut it off. Circle: party, hexagon: others, square: zombie; the point is the facing, the number in a circle or hexagon Rep."
      houseRules={houseRules}
    />
  );
}

/** Those on the board by their letters, further ones by number. */
const zombieSigns = (letters: readonly string[], zombies: number): readonly string[] => [
  ...letters,
  ...times(Math.max(0, zombies - letters.length), String),
];

function times<T>(many: number, of: (n: number) => T): T[] {
  return Array.from({ length: many }, (_, at) => of(at + 1));
}

function inRows(cuts: readonly Cut[], wide: number, base: number) {
  return Array.from({ length: Math.ceil(cuts.length / wide) }, (_, row) => ({
    key: `${row}`,
    node: (
      <div className={styles.row}>
        {cuts.slice(row * wide, (row + 1) * wide).map(({ key, shape, tag }) => (
          <Counter key={key} shape={shape} base={base} tag={tag} />
        ))}
      </div>
    ),
  }));
}
