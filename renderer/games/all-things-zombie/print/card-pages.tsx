import type { Output } from '../../../../src/contract/contract.ts';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { Reference } from '../../../../src/contract/games/all-things-zombie/reference.ts';
import { PageFoot } from '../../../components/paper/page-foot.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import { ruler, usePages } from '../../../components/paper/use-pages.ts';
import type { FigureLine } from '../text/figures.ts';
import styles from './card-pages.module.css';
import { FigureCard } from './figure-card.tsx';
import { packed } from './pack.ts';

interface CardPagesProps {
  readonly campaign: CampaignView;
  readonly figures: readonly FigureLine[];
  readonly reference: Reference;
  /** A JPEG in Base64 of each who has one. */
  readonly portraits: Output<'figure.portraits'>['portraits'];
  readonly houseRules: string;
  readonly format: Format;
}

interface CardPage {
  readonly figures: readonly FigureLine[];
  /** Below 1 where a single card would be higher than the page. */
  readonly zoom: number;
}

const COLUMNS = 2;
/** Millimetres between two rows of cards; the style sheet has the same. */
const GAP = 4;

/** Cards to cut out, two side by side and as many rows as the page holds; no card is parted. */
export function CardPages({ campaign, figures, reference, portraits, houseRules, format }: CardPagesProps) {
  const key = JSON.stringify([format.name, campaign.name, campaign.calendar.text, figures, portraits]);
  const { draft, measuring, pages = [] } = usePages(key, (all) => layOut(all, figures, format));
  const cards = (some: readonly FigureLine[]) =>
    some.map((figure) => (
      <FigureCard
        key={figure.id}
        figure={figure}
        reference={reference}
        portrait={portraits.find((one) => one.figure === figure.id)?.picture}
      />
    ));
  const foot = (page: number, of: number) => (
    <PageFoot
      legend={`${campaign.name}, ${campaign.calendar.text}. Figure cards, to cut out.`}
      houseRules={houseRules}
      page={page}
      of={of}
    />
  );

  return (
    <>
      {measuring && (
        <div ref={draft} className={styles.draft}>
          <PrintedPage format={format} label="">
            <div className={styles.cards}>{cards(figures)}</div>
            {foot(1, 1)}
          </PrintedPage>
        </div>
      )}
      {pages.map((page, at) => (
        <PrintedPage
          key={page.figures[0]?.id ?? at}
          format={format}
          label={`Page ${at + 1} of ${pages.length}`}
        >
          <div className={styles.cards} style={{ zoom: page.zoom }}>
            {cards(page.figures)}
          </div>
          {foot(at + 1, pages.length)}
        </PrintedPage>
      ))}
    </>
  );
}

function layOut(
  draft: HTMLElement,
  figures: readonly FigureLine[],
  { width, inner }: Format,
): readonly CardPage[] {
  const { height, heights } = ruler(draft, width);
  // The gap below the last row of a page doesn't count.
  const room = inner.height - height('page-foot') + GAP;
  // Cards of a row are as high as the highest, in the draft as well.
  const rows = heights('card').filter((_, card) => card % COLUMNS === 0);
  return packed(
    rows.map((row) => row + GAP),
    () => room,
  ).map(({ boxes, left }) => ({
    figures: boxes.flatMap((row) => figures.slice(row * COLUMNS, (row + 1) * COLUMNS)),
    zoom: left < 0 ? room / (room - left) : 1,
  }));
}
