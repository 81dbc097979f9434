/** Campaigns as the shelf, Home and the roster show them. */

import type {
  Frame,
  ListedCampaign,
  LoadedCampaign,
  LoggedAct,
} from '../../../../../db/games/all-things-zombie/index.ts';
import { type CampaignHead, type CopyOf, namesACopy, type WrittenLast } from '../../../../../db/index.ts';
import type { CampaignView, ShelfEntry } from '../../../../contract/games/all-things-zombie/campaigns.ts';
import type { LoggedAct as LoggedActView } from '../../../../contract/log.ts';
import { neverRecoveredNow } from '../../../../rules/all-things-zombie/acts/encounter/after/end.ts';
import {
  type CampaignDate,
  dateText,
  PERIODS,
  periodIndex,
  phaseEnds,
  phaseOf,
} from '../../../../rules/all-things-zombie/calendar.ts';
import { party } from '../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign, SeenFigure } from '../../../../rules/all-things-zombie/state/seen.ts';
import { writingTitle } from '../../../../rules/core/text/writing.ts';
import { copiedFrom } from '../../../views/copied-from.ts';
import { lastDone } from '../../../views/last-done.ts';
import { titleOf as actTitle } from '../title.ts';
import { costOf, figureLine } from './figure.ts';

const TITLE = 'All Things Zombie';

export function shelfEntry(
  listed: ListedCampaign,
  { copy, written }: { readonly copy?: CopyOf | undefined; readonly written?: WrittenLast | undefined },
): ShelfEntry {
  const { id, name, revision, division, date, phase, star, party, recruiting, oneOff, changedAt, last } =
    listed;
  return {
    id,
    title: TITLE,
    name,
    revision,
    date: dateText(division, date),
    phase,
    star: star ?? '',
    party,
    copiedFrom: copiedFrom(copy),
    recruiting,
    oneOff,
    ...lastDone({ changedAt, last: last === null ? '' : actTitle(last) }, written),
  };
}

export function campaignView({ head, campaign }: LoadedCampaign): CampaignView {
  const { division, start, now } = campaign.calendar;
  const stay = neverRecoveredNow(campaign);
  const pace = campaign.houseRules.fastCampaign ? 'fast' : 'book';
  const shown = (date: CampaignDate) => ({ year: date.year, period: periodIndex(division, date) });
  return {
    id: head.id,
    revision: head.revision,
    name: campaign.name,
    seed: campaign.seed,
    recruiting: campaign.recruiting,
    oneOff: campaign.encounter?.oneOff?.points ?? null,
    calendar: {
      division,
      start: shown(start),
      now: shown(now),
      text: dateText(division, now),
      phase: phaseOf(now.year, pace),
      phaseEnds: [...phaseEnds(pace)],
      periods: [...PERIODS[division]],
    },
    figures: campaign.figures
      .filter((figure) => isSpokenOf(campaign, figure))
      .map((figure) => figureLine(division, figure, stay)),
    gone: campaign.figures.filter((figure) => !isLiving(figure)).length,
    totals: totals(campaign),
    cardsLeft: campaign.deck.length,
    ...turns(head),
  };
}

/** Alive, whether with the party or held by somebody. */
export const isLiving = ({ status }: SeenFigure) => status === 'ready' || status === 'captive';

/** A long campaign has buried hundreds, whom no screen names unasked. */
function isSpokenOf({ recruiting, encounter }: SeenCampaign, figure: SeenFigure): boolean {
  return recruiting || isLiving(figure) || encounter?.party.includes(figure.id) === true;
}

function totals(campaign: SeenCampaign): CampaignView['totals'] {
  const ready = party(campaign);
  return {
    figures: ready.length,
    rep: ready.reduce((sum, figure) => sum + figure.rep, 0),
    cost: ready.reduce((sum, figure) => sum + costOf(figure), 0),
  };
}

/** Titles of what undo and redo come to next, and the versions of words among it. */
export function turns({ undo, redo, writing }: CampaignHead): Pick<CampaignView, 'undo' | 'redo' | 'words'> {
  return {
    undo: writing.undo === undefined ? undo && actTitle(undo.title) : writingTitle(writing.undo),
    redo: writing.redo === undefined ? redo && actTitle(redo.title) : writingTitle(writing.redo),
    words: { undo: writing.undo?.version ?? null, redo: writing.redo?.version ?? null },
  };
}

/** Acts as the list of everything done shows them. */
export function actViews(
  { division, oneOff }: Pick<Frame, 'division' | 'oneOff'>,
  acts: readonly LoggedAct[],
): LoggedActView[] {
  return acts.flatMap(({ act, title, date, madeAt, state, ...made }): LoggedActView[] =>
    state === 'dropped'
      ? []
      : [
          {
            act,
            title: actTitle(title),
            date: oneOff ? '' : dateText(division, date),
            madeAt,
            state,
            copyMade: namesACopy(made),
          },
        ],
  );
}
