/** Spoils that an episode brings home, by our own house rule. */
import { tell } from '../../core/play.ts';
import type { Spoil } from '../../core/spoils.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { type StockItem, stockId } from '../what-you-gain/stock.ts';
import type { CampaignPlay } from './act.ts';
import { newFigure } from './new-figure.ts';
import { generateGrunt, giveName } from './recruiting.ts';

type Thing = Pick<StockItem, 'kind' | 'weapon'>;

const THINGS: Readonly<Record<Exclude<Spoil, 'survivor'>, Thing>> = {
  pistol: { kind: 'weapon', weapon: 'pistol' },
  clip: { kind: 'surplus-clip', weapon: null },
  'body-armour': { kind: 'body-armor', weapon: null },
  'medical-supplies': { kind: 'medical-supplies', weapon: null },
};

/** `run`: what the player called it, which stands where it says of other things where they were found. */
export function* bringHome(now: SeenCampaign, run: string, spoils: readonly Spoil[]): CampaignPlay<void> {
  for (const spoil of spoils) {
    if (spoil === 'survivor') yield* survivorJoins(now);
    else yield* laidIn(now, run, THINGS[spoil]);
  }
}

function* laidIn(now: SeenCampaign, run: string, thing: Thing): CampaignPlay<void> {
  const item: StockItem = {
    ...thing,
    id: stockId(now.count.stock + 1),
    fitsMachineGun: false,
    carrier: null,
    found: now.calendar.now,
    from: { where: 'said', text: run },
  };
  yield* tell<CampaignEvent>({ type: 'stock-gained', item });
}

/** A Grunt as any other (Random Character Generation). */
function* survivorJoins(now: SeenCampaign): CampaignPlay<void> {
  const { rep, attribute, weapons, origin, protected: isProtected } = yield* generateGrunt(now);
  const figure = newFigure(now, {
    ...{ kind: 'grunt', ...(yield* giveName(now)), rep, weapons, origin },
    ...{ protected: isProtected, attributes: [attribute] },
  });
  yield* tell<CampaignEvent>({ type: 'figure-joined', figure });
}
