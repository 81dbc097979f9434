/** Edit mode: any number of a figure can be set, with a reason, as an event like any other. */
import { choice, flag, group, number, type Value, variant } from '../../core/fields.ts';
import { tell } from '../../core/play.ts';
import { rapNeeded } from '../after-the-battle/advancement.ts';
import { isRanged } from '../arms.ts';
import { compareDates, dateAt, isDate } from '../calendar.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { byPlayer, type Why } from '../state/cause.ts';
import { figureNamed, heldWeapon } from '../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../state/seen.ts';
import { ADVANTAGES, LEADERSHIPS, type Leadership, type Rep } from '../types.ts';
import { type Act, type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from './act.ts';
import { ATTRIBUTE, CLIPS, FIGURE, HELD_WEAPON, RAP, REASON, REP, TOTAL, WEAPON, YEAR } from './fields.ts';
import { arm } from './recruiting.ts';
import type { AlreadySo } from './refusals.ts';

const EDIT_FIELDS = variant('field', {
  rep: { to: REP },
  rap: { to: RAP },
  /** Totals over all of a figure’s Encounters. */
  outings: { to: TOTAL },
  zombies: { to: TOTAL },
  people: { to: TOTAL },
  /** The period counts from 0 in its year, as the calendar shows them. */
  joined: { to: group({ year: YEAR, period: number(0, 11) }) },
  protected: { to: flag },
  leadership: { to: choice(LEADERSHIPS) },
  attribute: { attribute: ATTRIBUTE, has: flag },
  // A Grunt's share in the Star's advantages is a house rule the book offers.
  advantage: { advantage: choice(ADVANTAGES), has: flag },
  'weapon-got': { weapon: WEAPON },
  'weapon-lost': { weapon: HELD_WEAPON },
  clips: { weapon: HELD_WEAPON, to: CLIPS },
  loaded: { weapon: HELD_WEAPON, to: flag },
});
export type Edit = Value<typeof EDIT_FIELDS>;

export const EDIT = declared({
  fields: { figure: FIGURE, why: REASON, edit: EDIT_FIELDS },
  stages: null,
  refusals: [
    'no-such-figure',
    'already-so',
    'rap-out-of-range',
    'joined-out-of-range',
    'no-such-weapon',
    'no-clips',
    'never-loaded',
  ],
});
type EditRefusal = Exclude<(typeof EDIT.refusals)[number], 'no-such-figure'>;

export function* editFigure(
  now: SeenCampaign,
  { figure: id, why, edit }: InputOf<typeof EDIT>,
): ActOf<typeof EDIT> {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  return yield* applied(now, figure, edit, byPlayer(why));
}

function* applied(now: SeenCampaign, figure: SeenFigure, edit: Edit, why: Why): Act<EditRefusal> {
  const { id, name } = figure;
  switch (edit.field) {
    case 'rep': {
      if (figure.rep === edit.to) return so({ what: 'rep', name, rep: edit.to });
      yield* say({ type: 'rep-changed', figure: id, from: figure.rep, to: edit.to, why });
      const most = mostRap(edit.to);
      if (figure.rap > most) yield* say({ type: 'rap-changed', figure: id, from: figure.rap, to: most, why });
      return done('edit-rep', { name, rep: edit.to });
    }
    case 'rap': {
      const most = mostRap(figure.rep);
      if (edit.to > most) return refuse({ code: 'rap-out-of-range', rep: figure.rep, most });
      if (figure.rap === edit.to) return so({ what: 'rap', name, rap: edit.to });
      yield* say({ type: 'rap-changed', figure: id, from: figure.rap, to: edit.to, why });
      return done('edit-rap', { name, rap: edit.to });
    }
    case 'outings':
    case 'zombies':
    case 'people': {
      const { field: of, to } = edit;
      const from = figure.tally[of];
      if (from === to) return so({ what: 'tally', name, of, many: to });
      yield* say({ type: 'tally-changed', figure: id, counted: of, from, to, why });
      return done('edit-tally', { name, of, many: to });
    }
    case 'joined': {
      const { division, now: today } = now.calendar;
      const to = dateAt(division, edit.to.year, edit.to.period);
      if (!isDate(division, to) || compareDates(to, today) > 0)
        return refuse({ code: 'joined-out-of-range', division, now: today });
      const from = figure.joined;
      if (compareDates(from, to) === 0) return so({ what: 'joined', name });
      yield* say({ type: 'joined-changed', figure: id, from, to, why });
      return done('edit-joined', { name });
    }
    case 'protected':
      if (figure.protected === edit.to) return so({ what: 'protected', name, protected: edit.to });
      yield* say({ type: 'protection-changed', figure: id, from: figure.protected, to: edit.to, why });
      return done('edit-protection', { name, protected: edit.to });
    case 'leadership':
      if (figure.leadership === edit.to) return so({ what: 'leadership', name, leadership: edit.to });
      yield* stepDown(now, edit.to, why);
      yield* say({ type: 'leadership-changed', figure: id, from: figure.leadership, to: edit.to, why });
      return done('edit-leadership', { name, leadership: edit.to });
    case 'attribute': {
      const { attribute, has } = edit;
      if (figure.attributes.includes(attribute) === has)
        return so({ what: 'attribute', name, attribute, has });
      const what = { figure: id, what: attribute, why };
      yield* say(has ? { type: 'attribute-gained', ...what } : { type: 'attribute-lost', ...what });
      return done('edit-attribute', { name, attribute, has });
    }
    case 'advantage': {
      const { advantage, has } = edit;
      if (figure.advantages.includes(advantage) === has)
        return so({ what: 'advantage', name, advantage, has });
      const what = { figure: id, what: advantage, why };
      yield* say(has ? { type: 'advantage-granted', ...what } : { type: 'advantage-withdrawn', ...what });
      return done('edit-advantage', { name, advantage, has });
    }
    case 'weapon-got': {
      const [what] = arm([edit.weapon], now.count.weapons);
      if (what === undefined) throw new Error('arming somebody with one weapon gives one weapon');
      yield* say({ type: 'weapon-got', figure: id, what, why });
      return done('edit-weapon', { name, weapon: edit.weapon, has: true });
    }
    case 'weapon-lost':
    case 'clips':
    case 'loaded':
      return yield* appliedToWeapon(figure, edit, why);
    default: {
      const unknown: never = edit;
      throw new Error(`an edit of no known field: ${JSON.stringify(unknown)}`);
    }
  }
}

type WeaponEdit = Extract<Edit, { field: 'weapon-lost' | 'clips' | 'loaded' }>;

function* appliedToWeapon(figure: SeenFigure, edit: WeaponEdit, why: Why): Act<EditRefusal> {
  const { id, name } = figure;
  const held = heldWeapon(figure, edit.weapon);
  if (held === undefined) return refuse({ code: 'no-such-weapon', weapon: edit.weapon, holder: name });
  const kind = held.weapon;
  const weapon = { ...held };
  switch (edit.field) {
    case 'weapon-lost':
      yield* say({ type: 'weapon-lost', figure: id, what: weapon, why });
      return done('edit-weapon', { name, weapon: kind, has: false });
    case 'clips':
      if (weapon.clips === null) return refuse({ code: 'no-clips', weapon: kind });
      if (weapon.clips === edit.to) return so({ what: 'clips', weapon: kind, clips: edit.to });
      yield* say({ type: 'clips-changed', figure: id, weapon, from: weapon.clips, to: edit.to, why });
      return done('edit-clips', { name, clips: edit.to });
    case 'loaded':
      if (!isRanged(kind)) return refuse({ code: 'never-loaded', weapon: kind });
      if (weapon.loaded === edit.to) return so({ what: 'loaded', weapon: kind, loaded: edit.to });
      yield* say({ type: 'loaded-changed', figure: id, weapon, from: weapon.loaded, to: edit.to, why });
      return done('edit-loaded', { name, weapon: kind, loaded: edit.to });
  }
}

/** A side has one overall Leader: whoever was it before is no longer. */
function* stepDown(now: SeenCampaign, to: Leadership, why: Why): CampaignPlay<void> {
  if (to !== 'overall') return;
  for (const leader of now.figures.filter((other) => other.leadership === 'overall')) {
    yield* say({ type: 'leadership-changed', figure: leader.id, from: 'overall', to: 'none', why });
  }
}

/** The most RAP a figure can have gathered at a Rep without having risen; none at the highest. */
export function mostRap(rep: Rep): number {
  return rapNeeded(rep) ?? 0;
}

const say = (event: CampaignEvent): CampaignPlay<void> => tell(event);
const so = (already: AlreadySo) => refuse({ code: 'already-so', already });
