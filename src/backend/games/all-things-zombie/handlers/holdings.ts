/** The Stockpile and People met. */

import {
  actOfMeeting,
  calledIn,
  contactPage,
  dealingsWith,
  peopleComeBack,
  readContact,
  stockHistory,
} from '../../../../../db/games/all-things-zombie/index.ts';
import { notesBeside } from '../../../../../db/index.ts';
import type { PlainAct } from '../../../../contract/games/all-things-zombie/calls/acts.ts';
import { encounterRefusalText } from '../../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import type { FigureId } from '../../../../rules/all-things-zombie/ids.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import { notFound } from '../../../calls/call-failure.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import { loaded } from '../campaign-act.ts';
import { framed } from '../chronicle.ts';
import { groupDetail, groupLine } from '../views/people.ts';
import { stockChangeView, stockpileView } from '../views/stockpile.ts';

/** Lines and groups of one page. */
const PAGE = 20;

export const holdingsHandlers: Handlers<Exclude<MethodOf<'stockpile'> | MethodOf<'people'>, PlainAct>> = {
  'stockpile.get': async (context, { campaign: id }) => {
    const { head, campaign } = await loaded(context, id);
    return withCorrections(campaign.corrections, () => stockpileView(campaign, head.revision));
  },
  'stockpile.history': async ({ db }, { campaign, ...wanted }) => {
    const { division } = await framed(db, campaign);
    const { changes, next } = await stockHistory(db, campaign, { ...wanted, limit: PAGE });
    const users = changes.flatMap(({ event }) =>
      event.type === 'stock-used' && event.by !== null ? [event.by] : [],
    );
    const people = await calledIn(db, campaign, users);
    const nameOf = (figure: string) => people.get(figure as FigureId)?.name ?? 'somebody else';
    return { changes: changes.map((one) => stockChangeView(one, division, nameOf)), next };
  },

  'people.page': async ({ db }, { campaign, ...wanted }) => {
    const { division } = await framed(db, campaign);
    const { contacts, next, met } = await contactPage(db, campaign, {
      ...wanted,
      limit: PAGE,
    });
    return { groups: contacts.map((contact) => groupLine(division, contact)), next, met };
  },
  'people.group': async (context, { campaign, group }) => {
    const { db } = context;
    const { corrections, calendar } = (await loaded(context, campaign)).campaign;
    const contact = await readContact(db, campaign, group);
    const act = await actOfMeeting(db, campaign, group);
    if (contact === undefined || act === undefined) throw notFound(encounterRefusalText('no-such-group'));
    const known = {
      contact,
      comeBack: await peopleComeBack(db, campaign),
      dealings: await dealingsWith(db, campaign, group),
      act,
      notes: await notesBeside(db, campaign, { from: act, before: act + 1 }),
    };
    return withCorrections(corrections, () => groupDetail(calendar.division, known));
  },
};
