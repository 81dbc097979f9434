/** Sheets for paper: the ship at a moment and blank, the record, the rules on a page, all counters to cut out. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { State } from '../../../../src/rules/awful-green-things/state.ts';
import { placeName } from '../../../../src/rules/awful-green-things/text/areas.ts';
import {
  BOAT_NAMES,
  CHIT_NAMES,
  CREW_NAMES,
  WEAPON_NAMES,
} from '../../../../src/rules/awful-green-things/text/names.ts';
import type { OutsideView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import { keyOf, quickReference } from '../../../../src/rules/awful-green-things/text/paper.ts';
import { pilesView } from '../../../../src/rules/awful-green-things/text/piles.ts';
import { AREAS_ON_PLAN, WAYS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import { type AreaView, shipView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { linesSection, tableSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';
import { stoodAt } from '../board/area-mark.tsx';
import { standingsOf } from '../board/standings.ts';
import { AreaCounters } from '../counters/area-counters.tsx';
import { Airlocks, OpenGround, OpenNames } from '../outside/ground.tsx';
import { OPEN_SHEET } from '../outside/outlines.ts';
import { planFor } from '../ship/geometry.ts';
import { ShipKey } from '../ship/key.tsx';
import { SHEET } from '../ship/outlines.ts';
import { ShipGround, ShipNames } from '../ship/ship-ground.tsx';
import { shipIn } from '../ship-in.ts';
import { pieceSections } from './pieces.tsx';
import styles from './print.module.css';

/** Figures one looks up while playing, and the record of a game: what is known stands in it, the rest is written in by hand. */
const inOnePiece = (words: string): string => words.replaceAll(' ', '\u00a0');

function keySections(corrections: Corrections): readonly FlowContent[] {
  const { crew, monsters, weapons, chits } = keyOf(corrections);
  return [
    tableSection({
      title: 'Crew',
      columns: ['Crew', 'D/C/M', 'Begins in'],
      rows: crew.map(({ name, figures, starts }) => [name, figures, starts]),
    }),
    tableSection({
      title: 'Green Things',
      columns: ['Kind', 'D/C/M', 'Counters', 'Grows', 'Shrinks'],
      rows: monsters.map(({ name, figures, count, grows, shrinks }) => [
        ...[name, figures, String(count), grows, shrinks],
      ]),
    }),
    tableSection({
      title: 'Weapons',
      columns: ['Weapon', 'No.', 'Area', 'Hits', 'Found in'],
      rows: weapons.map(({ name, count, reach, hits, places }) => [name, String(count), reach, hits, places]),
    }),
    linesSection({
      section: 'Chits',
      lines: [chits.map(({ name, count }) => inOnePiece(`${name} ×${count}`)).join(', ')],
    }),
  ];
}

const whereText = (state: State, { id, at, fate }: State['crew'][number]): string => {
  if (fate === 'dead') return 'dead';
  if (at !== null) return placeName(at);
  const boat = state.boats.find(({ aboard }) => aboard.includes(id));
  return boat === undefined ? '' : BOAT_NAMES[boat.id];
};

/** Crew, weapons and monsters as they stand, with room to go on by hand. */
function recordSections(state: State, corrections: Corrections): readonly FlowContent[] {
  const { weapons, monsters } = pilesView(state, corrections);
  const figures = new Map(keyOf(corrections).crew.map((row) => [row.id, row.figures]));
  return [
    tableSection({
      title: 'Crew',
      columns: ['Crew', 'D/C/M', 'Where', 'Holds', 'Notes'],
      rows: state.crew.map((one) => {
        const held = state.weapons.find(({ by }) => by === one.id);
        const name = one.name === null ? CREW_NAMES[one.id] : `${one.name}, ${CREW_NAMES[one.id]}`;
        const holds = held === undefined ? '' : WEAPON_NAMES[held.kind].one;
        return [name, figures.get(one.id) ?? '', whereText(state, one), holds, ''];
      }),
    }),
    tableSection({
      title: 'Weapons display',
      columns: ['Weapon', 'Effect', 'Held', 'Lying', 'Notes'],
      rows: weapons.map(({ name, chit, held, lying }) => [
        ...[upperFirst(name), chit === null ? '' : CHIT_NAMES[chit], String(held), String(lying), ''],
      ]),
    }),
    tableSection({
      title: 'Green Things',
      columns: ['Kind', 'D/C/M', 'Ship', 'Box', 'Notes'],
      rows: monsters.map(({ name, figures: own, ship, box }) => [name, own, String(ship), String(box), '']),
    }),
  ];
}

/** The ship on paper: with everybody aboard at a moment, or blank, to lay counters on; with the option, with her skin and the space round her. */
const FULL = { width: 0, height: 0 };

interface PrintedShipProps {
  readonly name: string;
  readonly areas: readonly AreaView[];
  /** Crew and Green Things outside; left out on a blank plan. */
  readonly outside?: OutsideView | null;
  /** True if skin and spaces are drawn. */
  readonly isOpen: boolean;
}

function PrintedShip({ name, areas, outside, isOpen }: PrintedShipProps) {
  const plan = planFor(FULL, isOpen ? OPEN_SHEET : SHEET);
  const under = isOpen ? <OpenGround plan={plan} /> : null;
  return (
    <svg
      className={styles.ship}
      role="img"
      aria-label={`${name}: deck plan of the Znutar`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
    >
      <ShipGround plan={plan} areas={AREAS_ON_PLAN} connections={WAYS_ON_PLAN} under={under} />
      {isOpen && <Airlocks plan={plan} shut={outside?.shut ?? []} />}
      <ShipNames plan={plan} areas={AREAS_ON_PLAN} />
      {isOpen && <OpenNames plan={plan} />}
      <ShipKey plan={plan} isOpen={isOpen} />
      {[...areas, ...(outside?.places ?? [])].map((place) => (
        <g key={place.id} data-area={place.id}>
          <AreaCounters {...stoodAt(plan, place, standingsOf(place))} />
        </g>
      ))}
    </svg>
  );
}

const NOT_ASKED = { rule: '', of: null, options: [] } as const;
/** Null between two voyages. */
function shownIn(view: SessionView, corrections: Corrections) {
  const state = shipIn(view);
  return state === undefined ? null : shipView(state, NOT_ASKED, corrections);
}

/** Outside the Znutar is played. */
const isOpenIn = (view: SessionView): boolean => shipIn(view)?.outside !== undefined;

const ship: Sheet = {
  id: 'ship',
  title: 'The ship at this moment',
  landscape: true,
  legend: 'Pale counters have moved or attacked. +3: three more counters than there is room for.',
  sections: (view, corrections) => {
    const shown = shownIn(view, corrections);
    if (shown === null) return [];
    const { areas, outside } = shown;
    const node = <PrintedShip name={view.name} areas={areas} outside={outside} isOpen={outside !== null} />;
    return [{ id: 'ship', title: '', rows: [{ key: 'ship', node }] }];
  },
};

const blank: Sheet = {
  id: 'blank',
  title: 'Blank ship',
  landscape: true,
  isTimeless: true,
  legend: 'The plan is our own drawing of the areas and the ways between them; passage names are ours.',
  sections: (view) => {
    const node = <PrintedShip name={view.name} areas={[]} isOpen={isOpenIn(view)} />;
    return [{ id: 'blank', title: '', rows: [{ key: 'blank', node }] }];
  },
};

const record: Sheet = {
  id: 'record',
  title: 'Record sheet',
  legend: 'What is known at this moment; the rest is yours to write in. D/C/M: dice, constitution, movement.',
  sections: (view, corrections) => {
    const state = shipIn(view);
    return state === undefined ? [] : recordSections(state, corrections);
  },
};

const pieces: Sheet = {
  id: 'pieces',
  title: 'Counters and chits',
  isTimeless: true,
  isBare: true,
  legend: 'Cut along the lines. The number on a Green Thing is its constitution.',
  sections: (view, corrections) => pieceSections(corrections, shipIn(view)?.outside),
};

const reference: Sheet = {
  id: 'reference',
  title: 'Quick reference',
  isTimeless: true,
  columns: 2,
  legend: 'The rules in our own words. D/C/M: dice, constitution, movement.',
  sections: (view, corrections) => [
    ...quickReference({ outside: shipIn(view)?.outside !== undefined }).map(linesSection),
    ...keySections(corrections),
  ],
};

export const SHIP_SHEETS: readonly Sheet[] = [ship, record, reference, pieces, blank];
