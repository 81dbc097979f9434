/** Pages of the printed roster: the layout that parts no figure, the legend, and the records kept during a battle. */
import { IconStarFilled } from '@tabler/icons-react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { NoteLines } from '../../../components/paper/note-lines.tsx';
import { PageFoot } from '../../../components/paper/page-foot.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import { ruler, usePages } from '../../../components/paper/use-pages.ts';
import type { FigureLine } from '../text/figures.ts';
import { Boxes, row } from './boxes.tsx';
import { packed } from './pack.ts';
import styles from './print.module.css';
import { RosterHead } from './roster-head.tsx';
import { RosterTable } from './roster-table.tsx';

interface RosterPagesProps {
  readonly campaign: CampaignView;
  /** Encounter that the figures go on; null between two Encounters. */
  readonly encounter: UnderWay | null;
  readonly figures: readonly FigureLine[];
  readonly houseRules: string;
  readonly format: Format;
}

interface RosterPage {
  readonly figures: readonly FigureLine[];
  /** Below 1 where a single figure would be higher than the page. */
  readonly zoom: number;
}

interface Layout {
  readonly pages: readonly RosterPage[];
  /** True if turns, shots and notes fit below the last figure; else they have a page to themselves. */
  readonly footFits: boolean;
}

/** The roster on paper: no figure parted, the totals below the last one, then room for turns, shots and notes. */
export function RosterPages({ campaign, encounter, figures, houseRules, format }: RosterPagesProps) {
  const key = JSON.stringify([
    format.name,
    campaign.name,
    campaign.calendar.text,
    encounter?.table?.name,
    figures,
  ]);
  const { draft, measuring, pages: layout } = usePages(key, (all) => layOut(all, figures, format));
  const foot = (page: number, of: number) => (
    <PageFoot legend={<Legend />} houseRules={houseRules} page={page} of={of} />
  );
  const pages = layout?.pages ?? [];
  const of = pages.length + (layout?.footFits === false ? 1 : 0);
  return (
    <>
      {measuring && (
        <div ref={draft} className={styles.draft}>
          <PrintedPage format={format} label="">
            <RosterHead campaign={campaign} encounter={encounter} first />
            <RosterHead campaign={campaign} encounter={encounter} first={false} />
            <RosterTable paper={format.paper} figures={figures} totalOf={figures} />
            <TableFoot />
            {foot(1, 1)}
          </PrintedPage>
        </div>
      )}
      {pages.map((page, at) => {
        const isLast = at === pages.length - 1;
        return (
          <PrintedPage key={page.figures[0]?.id ?? at} format={format} label={`Page ${at + 1} of ${of}`}>
            <RosterHead campaign={campaign} encounter={encounter} first={at === 0} />
            <div style={{ zoom: page.zoom }}>
              <RosterTable
                paper={format.paper}
                figures={page.figures}
                {...(isLast ? { totalOf: figures } : {})}
              />
            </div>
            {isLast && layout?.footFits === true && <TableFoot />}
            {foot(at + 1, of)}
          </PrintedPage>
        );
      })}
      {layout?.footFits === false && (
        <PrintedPage format={format} label={`Page ${of} of ${of}`}>
          <RosterHead campaign={campaign} encounter={encounter} first={false} />
          <TableFoot />
          {foot(of, of)}
        </PrintedPage>
      )}
    </>
  );
}

function layOut(draft: HTMLElement, figures: readonly FigureLine[], { width, inner }: Format): Layout {
  const { height, heights } = ruler(draft, width);
  const room = (page: number) =>
    inner.height - height(page === 0 ? 'first-head' : 'next-head') - height('thead') - height('page-foot');
  // The totals stay with the last figure.
  const boxes = heights('figure').map((box, at) =>
    at === figures.length - 1 ? box + height('totals') : box,
  );
  const pages = packed(boxes, room);
  return {
    pages: pages.map(({ boxes: on, left }, page) => ({
      figures: figures.slice(on[0], (on.at(-1) ?? 0) + 1),
      zoom: left < 0 ? room(page) / (room(page) - left) : 1,
    })),
    footFits: (pages.at(-1)?.left ?? 0) >= height('table-foot'),
  };
}

function Legend() {
  return (
    <>
      <IconStarFilled className={styles.star} size={12} role="img" aria-label="Star sign" /> Star. Pro:
      protected. Rng in inches, Tar targets, Imp impact, OR outgun rating. Clips: the first is in the weapon;
      cross one off at each reload, a stroke is one already gone. RAP: filled is earned. Hits: all boxes full
      is death.
    </>
  );
}

const TURNS = 15;
const SHOTS = row(30, 30, 'open', 'open');

/** Records kept during a battle: turns, shots, notes. */
function TableFoot() {
  return (
    <div className={styles.tableFoot} data-part="table-foot">
      <div>
        <h3 className={styles.tableFootTitle}>Turn</h3>
        <div className={styles.turns}>
          {Array.from({ length: TURNS }, (_, at) => at + 1).map((turn) => (
            <span key={turn}>{turn}</span>
          ))}
        </div>
        <h3 className={styles.tableFootTitle}>Shots this turn</h3>
        <Boxes boxes={SHOTS} wide />
        <p className={styles.hint}>One die for each shot when the turn ends: see Zombie Reinforcement.</p>
      </div>
      <div className={styles.tableFootNotes}>
        <h3 className={styles.tableFootTitle}>Notes</h3>
        <NoteLines />
      </div>
    </div>
  );
}
