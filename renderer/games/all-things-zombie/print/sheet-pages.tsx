/** The Encounter sheet on paper: its sections in order, its legend, and the boxes for turns; blank while none is under way. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  EDGE_WORDS,
  encounterWords,
  ROLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { aSideText } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import type { FigureLine } from '../text/figures.ts';
import styles from './print.module.css';
import { figuresSection, otherForceSection } from './sheet-figures.tsx';
import { linesSection } from './sheet-lines.tsx';
import { placesSection } from './sheet-places.tsx';

interface SheetPagesProps {
  readonly campaign: CampaignView;
  /** Null for a blank sheet. */
  readonly encounter: UnderWay | null;
  /** Figures that go; none on a blank sheet. */
  readonly figures: readonly FigureLine[];
  readonly houseRules: string;
  readonly format: Format;
}

const MET = { title: 'Survivors met', heads: ['Name', 'Rep', 'Weapons', 'How it went'] };
const LOOT = { title: 'Loot found', heads: ['What', 'Where', 'Carried by'] };
const NOTES = { title: 'Notes', heads: [] };
const CASUALTIES = {
  title: 'Casualties',
  heads: ['Who', 'By whom', 'Examined', 'Brought off'],
};

/** Sheet for all that is written down at the table: turns, shots, figures, buildings, loot, casualties. */
export function SheetPages({ campaign, encounter, figures, houseRules, format }: SheetPagesProps) {
  const byItself = encounter !== null && encounter.oneOff !== null;
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, encounter, figures])}
      head={(first) => (
        <PageHead
          title={encounter === null ? 'Encounter sheet' : campaign.name}
          line={encounter === null ? 'To be written on at the table' : lineOf(encounter)}
          first={first}
          boxes={boxesOf(encounter)}
        />
      )}
      sections={[
        turnsSection(encounter?.kind),
        figuresSection(figures, encounter),
        ...(encounter === null ? [] : otherForceSection(encounter)),
        placesSection(encounter),
        ...(byItself ? [] : [linesSection('met', [MET, LOOT], 3)]),
        linesSection('casualties', [CASUALTIES, NOTES], 3),
      ]}
      linesBelow
      legend="Each side’s die: the higher goes first, and its die is the least Rep that may go; sides with equal dice stay where they are. Status: DB Duck Back, KD knocked down, OF Out of the Fight, † dead, RA ran away, ZB bitten or mauled by a zombie, F fought. Clips: the first is in the weapon. Hits: all boxes full is death. Out: times Out of the Fight. Beside a thing to look for stands the score that finds it."
      houseRules={houseRules}
    />
  );
}

function lineOf({ kind, objective, role, number, date, oneOff }: UnderWay): string {
  if (oneOff !== null) return `One-off battle, ${aSideText(oneOff.points)}`;
  return `Encounter ${number}: ${encounterWords(kind, objective)}, ${ROLE_WORDS[role].text}. ${date}`;
}

function boxesOf(encounter: UnderWay | null) {
  const table = encounter?.table;
  return [
    ...(encounter === null ? [{ label: 'Date' }, { label: 'Encounter' }] : []),
    { label: 'Area', value: encounter === null ? undefined : AREA_WORDS[encounter.area].title },
    { label: 'Phase', value: encounter?.phase },
    { label: 'Zombie activity', value: encounter?.zal },
    { label: 'Survivor activity', value: encounter?.sal },
    { label: 'Wind towards', value: table ? upperFirst(EDGE_WORDS[table.wind]) : undefined },
    {
      label: 'Own vehicles',
      value: encounter === null ? undefined : encounter.vehicles.won + encounter.vehicles.heldOver,
    },
  ];
}

const TURNS = Array.from({ length: 15 }, (_, at) => at + 1);
/** The party, the zombies, and two others at most at a time. */
const SIDES = ['Party', 'Zombies', 'Others', 'Others'];

/** A box for each side's die in each turn, and one for the shots fired in it; in an escape, one for the alarm. */
function turnsSection(kind: UnderWay['kind'] | undefined): FlowContent {
  const alarm = kind === 'escape' ? ['Alarm ≤ 3, then + 1'] : [];
  return {
    id: 'turns',
    title: 'Turns',
    columns: {
      widths: (
        <>
          <col style={{ width: '34mm' }} />
          {TURNS.map((turn) => (
            <col key={turn} />
          ))}
        </>
      ),
      heads: (
        <>
          <th scope="col">Activation</th>
          {TURNS.map((turn) => (
            <th key={turn} scope="col" data-align="centre">
              {turn}
            </th>
          ))}
        </>
      ),
    },
    rows: [
      {
        key: 'all',
        node: [...SIDES, 'Shots', 'Zombies drawn', ...alarm].map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sides have one name, and none changes its place.
          <tr key={at} className={styles.sheetBoxes}>
            <th scope="row" className={styles.side}>
              {side}
            </th>
            {TURNS.map((turn) => (
              <td key={turn} className={styles.box} />
            ))}
          </tr>
        )),
      },
    ],
  };
}
