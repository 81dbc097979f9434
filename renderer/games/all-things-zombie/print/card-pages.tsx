/** Pages of figure cards: measured first, then parted where one card can’t hold all, and laid side by side. */
import type { Output } from '../../../../src/contract/contract.ts';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { Reference } from '../../../../src/contract/games/all-things-zombie/reference.ts';
import { PageFoot } from '../../../components/paper/page-foot.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import { ruler, usePages } from '../../../components/paper/use-pages.ts';
import type { FigureLine } from '../text/figures.ts';
import { abilitiesOf, type CardPart, cardsOn, partsOf, SECTIONS } from './card-parts.ts';
import { FigureCard } from './figure-card.tsx';
import styles from './print.module.css';

interface CardPagesProps {
  readonly campaign: CampaignView;
  readonly figures: readonly FigureLine[];
  readonly reference: Reference;
  /** A JPEG in Base64 of each who has one. */
  readonly portraits: Output<'figure.portraits'>['portraits'];
  /** By which those on a board are drawn in letters, by their ids. */
  readonly letters: Readonly<Record<string, string>>;
  readonly houseRules: string;
  readonly format: Format;
}

interface Card {
  readonly figure: FigureLine;
  readonly part: CardPart;
}

/** Poker cards to cut out, side by side; what one can't hold goes on on another. */
export function CardPages({
  campaign,
  figures,
  reference,
  portraits,
  letters,
  houseRules,
  format,
}: CardPagesProps) {
  const key = JSON.stringify([
    format.name,
    campaign.name,
    campaign.calendar.text,
    figures,
    portraits,
    letters,
  ]);
  const { draft, measuring, pages = [] } = usePages(key, (all) => layOut(all, figures, format));
  const card = (figure: FigureLine, at: number, part?: CardPart) => (
    <FigureCard
      key={`${figure.id} ${part?.number}`}
      figure={figure}
      at={at}
      abilities={abilitiesOf(figure, reference)}
      letter={letters[figure.id]}
      portrait={portraits.find((one) => one.figure === figure.id)?.picture}
      part={part}
    />
  );
  const foot = (page: number, of: number) => (
    <PageFoot
      legend={`${campaign.name}, ${campaign.calendar.text}. Figure cards, 63 by 88 mm, to cut out.`}
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
            <div className={styles.cards}>{figures.map((figure, at) => card(figure, at))}</div>
            {foot(1, 1)}
          </PrintedPage>
        </div>
      )}
      {pages.map((cards, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <PrintedPage key={at} format={format} label={`Page ${at + 1} of ${pages.length}`}>
          <div className={styles.cards}>
            {cards.map(({ figure, part }, place) => card(figure, place, part))}
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
  format: Format,
): readonly (readonly Card[])[] {
  const { height, heights, rowsOf } = ruler(draft, format.width);
  const heads = heights('card-head');
  const cards = figures.flatMap((figure, at) => {
    const rows = Array.from({ length: SECTIONS }, (_, section) => rowsOf(at * SECTIONS + section));
    return partsOf({ head: heads[at] ?? 0, rows }).map((part) => ({ figure, part }));
  });
  const { columns, rows } = cardsOn(format, height('page-foot'));
  const each = columns * rows;
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, page) =>
    cards.slice(page * each, (page + 1) * each),
  );
}
