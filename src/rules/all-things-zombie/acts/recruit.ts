/** Recruiting: Grunts by the tables, by hand, and rolled again while the first party is put together. */
import { choice, flag, group, list, nullable, optional } from '../../core/fields.ts';
import { tell } from '../../core/play.ts';
import { NAME } from '../../core/setup.ts';
import { isRanged } from '../arms.ts';
import { STARTING_GRUNTS } from '../data/reps.ts';
import type { HeldWeapon } from '../state/campaign.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { byPlayer } from '../state/cause.ts';
import { figureNamed, star } from '../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../state/seen.ts';
import { chaptersOf, chapterText } from '../text/taken-along.ts';
import { ADVANTAGES, ATTRIBUTES, LEADERSHIPS, type Rep } from '../types.ts';
import { type ActOf, declared, done, type InputOf, type RefusalOf, refuse } from './act.ts';
import { mostRap } from './edit.ts';
import {
  ATTRIBUTE,
  CLIPS,
  FIGURE,
  PICTURE,
  PRONOUN,
  PROSE,
  RAP,
  REASON,
  REP,
  SHORT_NAME,
  TOTAL,
  WEAPON,
} from './fields.ts';
import { leaveBehind } from './left-by-recruit.ts';
import { newFigure } from './new-figure.ts';
import { called, generateGrunt } from './recruiting.ts';

/** The player’s name for the recruit, and the pronoun; one of our table, with its own pronoun, where they are left out. */
const CALLED = { name: optional(NAME), pronoun: optional(PRONOUN) } as const;

/** The player’s reason, once the first party is complete: more figures only come by Encounters (Recruiting Your Group). */
const WHY = optional(REASON);
const JOINING = ['party-complete', 'joins-by-encounters'] as const;

/** Keeps somebody from joining: a starting party that is complete, or one that goes on Encounters already. */
function keptFrom(
  now: SeenCampaign,
  why: string | undefined,
): RefusalOf<(typeof JOINING)[number]> | undefined {
  if (!now.recruiting) return why === undefined ? { code: 'joins-by-encounters' } : undefined;
  return gruntsOf(now).length < STARTING_GRUNTS
    ? undefined
    : { code: 'party-complete', grunts: STARTING_GRUNTS };
}

const reason = ({ recruiting }: SeenCampaign, why: string | undefined) =>
  recruiting || why === undefined ? {} : { why: byPlayer(why) };

export const RECRUIT = declared({
  ofCampaigns: true,
  fields: { ...CALLED, why: WHY },
  stages: null,
  refusals: JOINING,
});

/** Recruits a further Grunt, generated at random (Random Character Generation). */
export function* recruitGrunt(now: SeenCampaign, chosen: InputOf<typeof RECRUIT>): ActOf<typeof RECRUIT> {
  const kept = keptFrom(now, chosen.why);
  if (kept !== undefined) return refuse(kept);
  const grunt = yield* generateGrunt(now);
  const figure = newFigure(now, {
    kind: 'grunt',
    ...(yield* called(now, chosen)),
    rep: startingRep(now, grunt.rep),
    protected: grunt.protected,
    attributes: [grunt.attribute],
    weapons: grunt.weapons,
    origin: grunt.origin,
  });
  yield* tell<CampaignEvent>({ type: 'figure-joined', figure, ...reason(now, chosen.why) });
  return done('recruit', { name: figure.name });
}

export const RECRUIT_AGAIN = declared({
  ofCampaigns: true,
  fields: { figure: FIGURE, ...CALLED },
  stages: null,
  refusals: ['no-such-figure', 'already-settled', ...RECRUIT.refusals],
});

/** Rolls somebody of the first party again; the cards drawn stay drawn, and everything the figure had of others goes to the stockpile. */
export function* recruitAgain(
  now: SeenCampaign,
  { figure: id, ...chosen }: InputOf<typeof RECRUIT_AGAIN>,
): ActOf<typeof RECRUIT_AGAIN> {
  const figure = figureNamed(now, id);
  if (figure === undefined || figure.kind === 'star') return refuse({ code: 'no-such-figure', figure: id });
  if (!now.recruiting) return refuse({ code: 'already-settled' });
  const left = yield* leaveBehind(now, figure);
  yield* tell<CampaignEvent>({ type: 'figure-withdrawn', figure: figure.id, name: figure.name });
  const recruited = yield* recruitGrunt(now, chosen);
  if (!recruited.ok) return recruited;
  return done('recruit-again', { name: figure.name, left });
}

export const ADD_GRUNT = declared({
  ofCampaigns: true,
  fields: {
    ...CALLED,
    rep: REP,
    attributes: { ...list(ATTRIBUTE, 0, ATTRIBUTES.length), once: true },
    protected: flag,
    weapons: list(WEAPON, 0, 20),
    why: WHY,
  },
  stages: null,
  refusals: JOINING,
});
export type HandPicked = InputOf<typeof ADD_GRUNT>;

/** A Grunt as the player would have it (Who's Got What), e.g. to match a miniature. */
export function* addGrunt(now: SeenCampaign, picked: HandPicked): ActOf<typeof ADD_GRUNT> {
  const kept = keptFrom(now, picked.why);
  if (kept !== undefined) return refuse(kept);
  const { name, pronoun } = yield* called(now, picked);
  const rep = now.recruiting ? startingRep(now, picked.rep) : picked.rep;
  const figure = newFigure(now, {
    kind: 'grunt',
    name,
    pronoun,
    rep,
    attributes: picked.attributes,
    protected: picked.protected,
    weapons: picked.weapons,
  });
  yield* tell<CampaignEvent>({ type: 'figure-joined', figure, ...reason(now, picked.why) });
  return done('add-grunt', { name });
}

const MOST_WEAPONS = 500;

export const TAKE_IN = declared({
  ofCampaigns: true,
  fields: {
    name: NAME,
    /** Files of before say neither. */
    pronoun: CALLED.pronoun,
    shortName: optional(SHORT_NAME),
    rep: REP,
    rap: RAP,
    attributes: ADD_GRUNT.fields.attributes,
    protected: flag,
    /** However many were gathered there. */
    weapons: list(WEAPON, 0, MOST_WEAPONS),
    /** Ammunition of each weapon, in their order; one that says nothing is as a new one. Files of before say it of none. */
    ammo: optional(list(group({ clips: nullable(CLIPS), loaded: flag }), 0, MOST_WEAPONS)),
    leadership: optional(choice(LEADERSHIPS)),
    /** Granted to a Grunt by house rule; left out where there is none. */
    advantages: optional({ ...list(choice(ADVANTAGES), 0, ADVANTAGES.length), once: true }),
    tally: optional(group({ outings: TOTAL, zombies: TOTAL, people: TOTAL })),
    /** Has seen somebody eaten, once in a life (ATZ-88). */
    seenZombieDeath: optional(flag),
    biography: PROSE,
    portrait: optional(PICTURE),
    /** True where the player takes the same figure in again, though it is here. */
    again: optional(flag),
    why: WHY,
  },
  stages: null,
  refusals: [...JOINING, 'rap-out-of-range', 'here-already'],
});

/**
 * Figure of the campaign that came from the same one elsewhere, or went there: both tell of the same campaign as the same person, whatever
 * else was written since, or have the same story, as far as either goes on; without a story, by its name.
 */
function sameHere(
  { name: here, figures }: SeenCampaign,
  { name, biography }: Pick<InputOf<typeof TAKE_IN>, 'name' | 'biography'>,
): SeenFigure | undefined {
  if (biography === '') return figures.find((one) => one.name === name);
  const chapters = chaptersOf(biography);
  return figures.find(
    ({ name: called, biography: story }) =>
      [...chaptersOf(story), chapterText(called, here)].some((one) => chapters.includes(one)) ||
      (story !== '' && (story.startsWith(biography) || biography.startsWith(story))),
  );
}

/** Somebody from another campaign joins as a Grunt, with the story of what they went through there. */
export function* takeIn(
  now: SeenCampaign,
  {
    portrait,
    ammo = [],
    leadership,
    advantages = [],
    tally,
    seenZombieDeath,
    again,
    why,
    ...from
  }: InputOf<typeof TAKE_IN>,
): ActOf<typeof TAKE_IN> {
  const kept = keptFrom(now, why);
  if (kept !== undefined) return refuse(kept);
  const most = mostRap(from.rep);
  if (from.rap > most) return refuse({ code: 'rap-out-of-range', rep: from.rep, most });
  const here = sameHere(now, from);
  if (here !== undefined && !again)
    return refuse({
      code: 'here-already',
      name: here.name,
      division: now.calendar.division,
      joined: here.joined,
    });
  const rep = startingRep(now, from.rep);
  const joining = newFigure(now, {
    ...from,
    ...(yield* called(now, from)),
    shortName: from.shortName ?? null,
    kind: 'grunt',
    rep,
    rap: Math.min(from.rap, mostRap(rep)),
    advantages: [...advantages],
    // The party it joins has its overall Leader.
    leadership: leadership === 'overall' ? 'other' : (leadership ?? 'none'),
    ...(tally && { tally }),
    ...(seenZombieDeath && { seenZombieDeath }),
  });
  const weapons = joining.weapons.map((held, at) => asItCame(held, ammo[at]));
  const figure = { ...joining, weapons };
  yield* tell<CampaignEvent>({ type: 'figure-joined', figure, ...reason(now, why) });
  if (portrait !== undefined)
    yield* tell<CampaignEvent>({ type: 'portrait-set', figure: figure.id, picture: portrait });
  return done('take-in', { name: figure.name });
}

type Ammo = NonNullable<InputOf<typeof TAKE_IN>['ammo']>[number];

/** A weapon as it left the other campaign: a kind that takes no clips has none, whatever the file says. */
const asItCame = (held: HeldWeapon, ammo: Ammo | undefined): HeldWeapon =>
  ammo === undefined
    ? held
    : {
        ...held,
        clips: held.clips === null ? null : (ammo.clips ?? held.clips),
        loaded: ammo.loaded || !isRanged(held.weapon),
      };

export const SETTLE_PARTY = declared({
  ofCampaigns: true,
  fields: {},
  stages: null,
  refusals: ['already-settled', 'not-settled'],
});

/** The starting party is complete, the campaign begins. */
export function* settleParty(now: SeenCampaign): ActOf<typeof SETTLE_PARTY> {
  if (!now.recruiting) return refuse({ code: 'already-settled' });
  if (gruntsOf(now).length < STARTING_GRUNTS) return refuse({ code: 'not-settled' });
  yield* tell<CampaignEvent>({ type: 'party-settled' });
  return done('settle-party', {});
}

function gruntsOf(now: SeenCampaign) {
  return now.figures.filter((figure) => figure.kind === 'grunt');
}

/** At the start nobody outranks the Star: a higher Rep is lowered to the Star's (Recruiting Your Group). */
function startingRep(now: SeenCampaign, rep: Rep): Rep {
  const most = star(now)?.rep;
  return now.recruiting && most !== undefined && rep > most ? most : rep;
}
