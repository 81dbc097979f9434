/** Acts on a figure outside of battle: name, pronoun and story, and where the figure is. */
import { choice, nullable, optional } from '../../core/fields.ts';
import { tell } from '../../core/play.ts';
import { NAME } from '../../core/setup.ts';
import { STATUSES } from '../state/campaign.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { byPlayer } from '../state/cause.ts';
import { figureNamed, isLost, star } from '../state/find.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { AREAS } from '../types.ts';
import { type ActOf, declared, done, type InputOf, refuse } from './act.ts';
import { FIGURE, PICTURE, PRONOUN, PROSE, REASON, SHORT_NAME } from './fields.ts';

export const RENAME_FIGURE = declared({
  /** What is left out stays; `shortName` null takes it away. */
  fields: {
    figure: FIGURE,
    name: optional(NAME),
    pronoun: optional(PRONOUN),
    shortName: optional(nullable(SHORT_NAME)),
  },
  stages: null,
  refusals: ['no-such-figure', 'already-so'],
});

export function* renameFigure(
  now: SeenCampaign,
  { figure: id, ...wanted }: InputOf<typeof RENAME_FIGURE>,
): ActOf<typeof RENAME_FIGURE> {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  // Once told, the figure has its new name.
  const { name: from, pronoun, shortName } = figure;
  const was = { pronoun, shortName };
  const name = wanted.name ?? from;
  const to = {
    pronoun: wanted.pronoun ?? pronoun,
    shortName: wanted.shortName === undefined ? shortName : wanted.shortName,
  };
  const isRenamed = name !== from;
  const isSpokenOfOtherwise = to.pronoun !== pronoun || to.shortName !== shortName;
  if (!isRenamed && !isSpokenOfOtherwise)
    return refuse({ code: 'already-so', already: { what: 'name', name } });
  if (isRenamed) yield* tell<CampaignEvent>({ type: 'figure-renamed', figure: figure.id, from, to: name });
  if (isSpokenOfOtherwise)
    yield* tell<CampaignEvent>({ type: 'figure-called', figure: figure.id, from: was, to });
  return isRenamed ? done('rename-figure', { from, to: name }) : done('speak-of', { name, ...to });
}

export const WRITE_BIOGRAPHY = declared({
  /** `was`: what it said where this was written, so that nobody writes over what they haven’t seen. */
  fields: { figure: FIGURE, text: PROSE, was: PROSE },
  stages: null,
  refusals: ['no-such-figure', 'already-so', 'written-meanwhile'],
});

export function* writeBiography(
  now: SeenCampaign,
  { figure: id, text, was }: InputOf<typeof WRITE_BIOGRAPHY>,
): ActOf<typeof WRITE_BIOGRAPHY> {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  if (figure.biography === text)
    return refuse({ code: 'already-so', already: { what: 'biography', name: figure.name } });
  if (figure.biography !== was) return refuse({ code: 'written-meanwhile', name: figure.name });
  yield* tell<CampaignEvent>({
    type: 'biography-written',
    figure: figure.id,
    from: figure.biography,
    to: text,
  });
  return done('write-biography', { name: figure.name });
}

export const SET_PORTRAIT = declared({
  /** Null takes it away. */
  fields: { figure: FIGURE, picture: nullable(PICTURE) },
  stages: null,
  refusals: ['no-such-figure'],
});

/** The picture lies in the log alone: no rule asks how somebody looks. */
export function* setPortrait(
  now: SeenCampaign,
  { figure: id, picture }: InputOf<typeof SET_PORTRAIT>,
): ActOf<typeof SET_PORTRAIT> {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  yield* tell<CampaignEvent>({ type: 'portrait-set', figure: figure.id, picture });
  return done('set-portrait', { name: figure.name, has: picture !== null });
}

export const SET_STATUS = declared({
  fields: {
    figure: FIGURE,
    status: choice(STATUSES),
    why: { ...REASON, empty: true },
    /** Area in which a captive is held; without it, where the party was last. */
    heldIn: optional(choice(AREAS)),
  },
  stages: null,
  refusals: ['no-such-figure', 'already-so', 'star-stays', 'another-star'],
});

/** Sets somebody aside as dead, captive, turned or gone, or brings them back. */
export function* setStatus(
  now: SeenCampaign,
  { figure: id, status, why, heldIn }: InputOf<typeof SET_STATUS>,
): ActOf<typeof SET_STATUS> {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  if (figure.status === status)
    return refuse({ code: 'already-so', already: { what: 'status', name: figure.name, status } });
  if (figure.kind === 'star' && status === 'left') return refuse({ code: 'star-stays', name: figure.name });
  const other = star(now);
  const comesBack = isLost(figure) && !isLost({ status });
  // Their place has been taken (ATZ-173).
  if (figure.kind === 'star' && comesBack && other !== undefined && !isLost(other))
    return refuse({ code: 'another-star', name: figure.name, star: other.name });
  yield* tell<CampaignEvent>({
    type: 'status-changed',
    figure: figure.id,
    from: figure.status,
    to: status,
    heldIn: status === 'captive' ? (heldIn ?? now.encounter?.area ?? now.before?.area ?? 'outskirts') : null,
    why: byPlayer(why),
  });
  // Carried things stay with the party.
  for (const { ...item } of now.stock.filter(({ carrier }) => carrier === figure.id)) {
    yield* tell<CampaignEvent>({ type: 'stock-moved', item, from: figure.id, to: null });
  }
  return done('set-status', { name: figure.name, status });
}
