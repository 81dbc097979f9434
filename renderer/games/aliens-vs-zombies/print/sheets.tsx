/** Sheets for paper: the town at a moment, all pieces to cut out, the rules on a page, the record. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { State } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import {
  keyOf,
  quickReference,
  type TownOnPaper,
  townOnPaper,
} from '../../../../src/rules/aliens-vs-zombies/text/paper.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { linesSection, tableSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';
import { boxOf, planFor } from '../town/geometry.ts';
import { PlaceContents } from '../town/place-contents.tsx';
import { TownGround } from '../town/town-ground.tsx';
import { pieceSections } from './pieces.tsx';
import styles from './print.module.css';
import { PrintedTile } from './printed-tile.tsx';
import { townSections, warSections } from './record.tsx';

/** The town with everybody in it, as it lies on the table at a moment, and the turns beside it. */
const FULL = { width: 0, height: 0 };

function PrintedTown({ name, town }: { readonly name: string; readonly town: TownOnPaper }) {
  const plan = planFor(FULL);
  const { places, tiles, dead } = town;
  return (
    <div className={styles.sheet}>
      <svg
        className={styles.map}
        role="img"
        aria-label={`${name}, six columns by five rows`}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
      >
        <TownGround plan={plan} places={places} />
        {places.map((place) => {
          const { x, y, width, height } = boxOf(plan, place.id);
          return (
            <g key={place.id} data-place={place.id} transform={`translate(${x} ${y})`}>
              <PlaceContents place={place} box={{ width, height }} />
            </g>
          );
        })}
      </svg>
      <div className={styles.side}>
        <ol className={styles.turns} aria-label="Turns">
          {Array.from({ length: tiles.turns }, (_, at) => {
            const tile = tiles.shown[at];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its number.
              <li key={at} data-now={at === tiles.shown.length - 1 || undefined}>
                <span>{at + 1}</span>
                {tile === undefined ? <span className={styles.blank} /> : <PrintedTile tile={tile} small />}
              </li>
            );
          })}
        </ol>
        <p className={styles.dead}>
          <b>{dead}</b> dead
        </p>
        {places.some(({ ours }) => ours) && <p className={styles.ours}>~ what stands where in the town</p>}
      </div>
    </div>
  );
}

/** Figures one looks up while playing: what is printed on the counters, and what the dead come to. */
function keySections(corrections: Corrections): readonly FlowContent[] {
  const { zombies, aliens, levels } = keyOf(corrections);
  return [
    tableSection({
      title: 'Zombies',
      columns: ['Kind', 'Number', 'Counters'],
      rows: zombies.map(({ name, number, counters }) => [name, String(number), counters]),
    }),
    tableSection({
      title: 'Aliens',
      columns: ['Kind', 'Combat', 'Moves', 'Armour', 'Counters'],
      rows: aliens.map(({ name, combat, move, armoured, counters }) => [
        ...[name, String(combat), String(move), armoured ? 'yes' : '–'],
        counters,
      ]),
    }),
    tableSection({
      title: 'Dead after the last turn',
      columns: ['From', 'What it is'],
      rows: levels.map(({ from, name }) => [String(from), name]),
    }),
  ];
}

/** State of the town, or of the town that a war is fought for now; undefined between two towns. */
function townIn({ state }: Pick<SessionView, 'state'>): State | undefined {
  const own = state as State | LinkedState<WarLedger, State>;
  return 'ledger' in own ? (own.game ?? undefined) : own;
}

const map: Sheet = {
  id: 'map',
  title: 'The town at this moment',
  landscape: true,
  legend:
    'Pale counters have acted. A small number beside a counter is how many stand there. ~ rebuilt, not printed in the book.',
  sections: (view, corrections) => {
    const state = townIn(view);
    if (state === undefined) return [];
    const node = <PrintedTown name={view.name} town={townOnPaper(state, corrections)} />;
    return [{ id: 'town', title: '', rows: [{ key: 'town', node }] }];
  },
};

const pieces: Sheet = {
  id: 'pieces',
  title: 'Counters and tiles',
  isTimeless: true,
  isBare: true,
  legend:
    'Cut along the lines. A ring is armour, a second shape behind a mob. ~ rebuilt, not printed in the book; beside a heading, how many there are of each kind.',
  sections: (_, corrections) => pieceSections(corrections),
};

const reference: Sheet = {
  id: 'reference',
  title: 'Quick reference',
  isTimeless: true,
  columns: 2,
  legend: 'The rules in our own words. ~ rebuilt, not printed in the book.',
  sections: (_, corrections) => [...quickReference().map(linesSection), ...keySections(corrections)],
};

const record: Sheet = {
  id: 'record',
  title: 'Record sheet',
  legend: 'What is known at this moment; the rest is yours to write in. ~ rebuilt, not printed in the book.',
  sections: (view, corrections) => {
    const state = townIn(view);
    return state === undefined ? [] : townSections(townOnPaper(state, corrections));
  },
};

const war: Sheet = {
  id: 'war',
  title: 'Record of the war',
  legend: 'What carries over from town to town is our own house rule, not the book’s.',
  sections: ({ state }, corrections) => {
    const { ledger, game } = state as LinkedState<WarLedger, State>;
    return warSections(ledger, corrections, game !== null);
  },
};

export const TOWN_SHEETS: readonly Sheet[] = [map, record, pieces, reference];
export const WAR_SHEETS: readonly Sheet[] = [war, ...TOWN_SHEETS];
