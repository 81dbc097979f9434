/** The Star is dead, turned or gone for good: one of the party is named, another comes, or the campaign ends (ATZ-173). */

import { byRule } from '../../../state/cause.ts';
import { star, starGone } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { ADVANTAGES } from '../../../types.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { BEGIN, bringStar } from '../../begin.ts';
import { FIGURE } from '../../fields.ts';
import { no, tell } from '../act.ts';
import { OVER } from '../refusals.ts';
import { planRefusal } from './plan.ts';

/** Reason for which the campaign is over, between two Encounters; undefined while it goes on. */
export function overBy(now: SeenCampaign): (typeof OVER)[number] | undefined {
  const why = now.encounter === null ? planRefusal(now) : undefined;
  return OVER.find((one) => one === why);
}

export const NAME_STAR = declared({
  ofCampaigns: true,
  fields: { figure: FIGURE },
  stages: null,
  refusals: ['already-planned', 'star-lives', 'not-with-party'],
});

/** Rep as it is, the three advantages; attributes are chosen from now on, as every Star’s. */
export function* nameStar(now: SeenCampaign, { figure }: InputOf<typeof NAME_STAR>): ActOf<typeof NAME_STAR> {
  if (now.encounter !== null) return no('already-planned');
  if (starGone(now) === undefined) return no('star-lives');
  const named = now.figures.find(({ id, status }) => id === figure && status === 'ready');
  if (named === undefined) return no('not-with-party');
  yield* tell({ type: 'star-named', figure: named.id, advantages: ADVANTAGES });
  return done('name-star', { name: named.name });
}

export const BRING_STAR = declared({
  ofCampaigns: true,
  fields: { star: BEGIN.fields.star },
  stages: null,
  refusals: ['already-planned', 'star-lives'],
});

/** In the period after the one in which the last was lost, as no Encounter is under way. */
export function* bringNewStar(
  now: SeenCampaign,
  { star: chosen }: InputOf<typeof BRING_STAR>,
): ActOf<typeof BRING_STAR> {
  if (now.encounter !== null) return no('already-planned');
  if (starGone(now) === undefined) return no('star-lives');
  yield* bringStar(now, chosen);
  return done('new-star', { name: star(now)?.name ?? '' });
}

export const GIVE_UP = declared({
  ofCampaigns: true,
  fields: { figure: FIGURE },
  stages: null,
  refusals: ['already-planned', 'not-captive'],
});

/** Nobody has to be fetched; who is given up is gone for good (ATZ-174). */
export function* giveUp(now: SeenCampaign, { figure: id }: InputOf<typeof GIVE_UP>): ActOf<typeof GIVE_UP> {
  if (now.encounter !== null) return no('already-planned');
  const figure = now.figures.find((one) => one.id === id && one.status === 'captive');
  if (figure === undefined) return no('not-captive');
  const why = byRule('given-up');
  yield* tell({ type: 'status-changed', figure: figure.id, from: 'captive', to: 'left', heldIn: null, why });
  return done('give-up', { name: figure.name });
}

export const END_CAMPAIGN = declared({
  ofCampaigns: true,
  fields: {},
  stages: null,
  refusals: ['already-planned', 'not-begun', 'campaign-ended'],
  asksFirst: true,
});

export function* endCampaign(now: SeenCampaign): ActOf<typeof END_CAMPAIGN> {
  if (now.encounter !== null) return no('already-planned');
  if (now.before === null) return no('not-begun');
  if (now.before.last) return no('campaign-ended');
  yield* tell({ type: 'campaign-closed', closed: true });
  return done('end-campaign', {});
}

export const GO_ON = declared({
  ofCampaigns: true,
  fields: {},
  stages: null,
  refusals: ['not-over'],
});

/** Whether the player ended it or the last year agreed is over; it then has no last year. */
export function* goOn(now: SeenCampaign): ActOf<typeof GO_ON> {
  const { before, lastYear, calendar } = now;
  const isPast = lastYear !== null && calendar.now.year > lastYear;
  if (!before?.last && !isPast) return no('not-over');
  if (before?.last) yield* tell({ type: 'campaign-closed', closed: false });
  if (isPast) yield* tell({ type: 'last-year-set', from: lastYear, to: null });
  return done('go-on', {});
}
