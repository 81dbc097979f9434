/** Figures that are gone, a page at a time: in the order they went from the file's index, by name from the campaign held. */

import { type GonePage, gonePage } from '../../../../db/games/all-things-zombie/index.ts';
import { folded } from '../../../../db/index.ts';
import { compareDates } from '../../../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../rules/all-things-zombie/ids.ts';
import type { SeenCampaign, SeenFigure } from '../../../rules/all-things-zombie/state/seen.ts';
import type { Context } from '../../calls/context.ts';
import { loaded } from './campaign-act.ts';
import { isLiving } from './views/campaign.ts';

/** Figures of one page. */
const PAGE = 40;

interface Wanted {
  readonly campaign: string;
  /** Parts of a name, in any order, whatever their case and accents; empty for everybody. */
  readonly name: string;
  readonly after: string | null;
}

interface Gone {
  readonly figures: readonly SeenFigure[];
  readonly next: GonePage['next'];
}

export async function goneFigures(context: Context, { campaign, name, after }: Wanted): Promise<Gone> {
  const parts = folded(name).split(/\s+/).filter(Boolean);
  if (parts.length === 0) {
    return await gonePage(context.db, campaign, { after: after as FigureId | null, limit: PAGE });
  }
  const found = named((await loaded(context, campaign)).campaign, parts);
  const from = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const figures = found.slice(from, from + PAGE);
  return { figures, next: found.length > from + PAGE ? (figures.at(-1)?.id ?? null) : null };
}

/** The last who went first, as in the file: of those who went in one period, the last who joined. */
function named({ figures }: SeenCampaign, parts: readonly string[]): readonly SeenFigure[] {
  return figures
    .filter((figure) => {
      if (isLiving(figure)) return false;
      const name = folded(figure.name);
      return parts.every((part) => name.includes(part));
    })
    .reverse()
    .sort((a, b) => compareDates(b.since, a.since));
}
