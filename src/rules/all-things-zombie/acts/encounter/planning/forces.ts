/** The two forces of a battle by itself, bought figure by figure (section: Points). */
import { choice, flag, list, optional } from '../../../../core/fields.ts';
import { NAME } from '../../../../core/setup.ts';
import { attributeDrawn } from '../../../after-the-battle/attribute-gained.ts';
import { PLAYER_ASKING } from '../../../asking.ts';
import { weaponsBrought } from '../../../attributes.ts';
import type { Stranger } from '../../../meeting-and-greeting/contact.ts';
import { pointCost } from '../../../points.ts';
import { figureNamed } from '../../../state/find.ts';
import { type Bought, FORCES, type Force } from '../../../state/one-off.ts';
import type { SeenCampaign, SeenGroup } from '../../../state/seen.ts';
import { type FighterId, isStranger, strangerId } from '../../../state/turn.ts';
import { LEADERSHIPS, type Leadership } from '../../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER_ID, PRONOUN, REP, WEAPON } from '../../fields.ts';
import { newFigure } from '../../new-figure.ts';
import { called, drawCard } from '../../recruiting.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { plain } from '../standing/met.ts';

/** True if the group is the other force. */
export const isOtherForce = ({ others = [] }: SeenEncounter, group: string): boolean =>
  others[0]?.group === group;

/** Figures bought for a force. */
export function boughtFor({ oneOff }: SeenEncounter, force: Force): readonly Bought[] {
  return (oneOff?.bought ?? []).filter(({ who }) => isStranger(who) === (force === 'other'));
}

export const spentBy = (encounter: SeenEncounter, force: Force): number =>
  boughtFor(encounter, force).reduce((sum, { points }) => sum + points, 0);

/** True if this is a battle by itself and one of its forces has nobody yet. */
export const forceMissing = (encounter: SeenEncounter): boolean =>
  encounter.oneOff !== undefined && FORCES.some((force) => boughtFor(encounter, force).length === 0);

export function otherForce(now: SeenCampaign, { others = [] }: SeenEncounter): SeenGroup | undefined {
  return now.contacts.find(({ id }) => id === others[0]?.group);
}

/** Leadership of a figure that was bought; `none` for anybody who doesn’t lead. */
export function leadershipOf(now: SeenCampaign, encounter: SeenEncounter, who: FighterId): Leadership {
  const figure = figureNamed(now, who);
  if (figure !== undefined) return figure.leadership;
  const group = otherForce(now, encounter);
  return group?.members.find((_, at) => strangerId(group.id, at) === who)?.leads ?? 'none';
}

export const BUY = declared({
  fields: {
    force: choice(FORCES),
    /** Drawn from our table of names where it is left out. */
    name: optional(NAME),
    pronoun: optional(PRONOUN),
    rep: REP,
    leadership: choice(LEADERSHIPS, 'none'),
    protected: flag,
    weapons: list(WEAPON, 0, 20),
  },
  stages: ['planned'],
  refusals: ['not-a-one-off', 'too-few-points', 'leads-already'],
});

/** Adds a figure to a force. The attribute is drawn and costs nothing, nor does anything an attribute brings along. */
export function* buy(now: SeenCampaign, wanted: InputOf<typeof BUY>): ActOf<typeof BUY> {
  const encounter = encounterAt(now, BUY.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.oneOff === undefined) return no('not-a-one-off');
  const { force, rep, leadership } = wanted;
  const points = pointCost(wanted);
  if (spentBy(encounter, force) + points > encounter.oneOff.points) return no('too-few-points');
  const leads = boughtFor(encounter, force).map(({ who }) => leadershipOf(now, encounter, who));
  if (leadership === 'overall' && leads.includes('overall')) return no('leads-already');
  const draws = (rule: string) => drawCard(now, rule);
  const { attribute } = yield* attributeDrawn(PLAYER_ASKING, [], draws);
  const { name, pronoun } = yield* called(now, wanted);
  const weapons = [...wanted.weapons, ...weaponsBrought([attribute])];
  const body = { name, pronoun, rep, attributes: [attribute], protected: wanted.protected, weapons };
  let who: FighterId;
  if (force === 'own') {
    const figure = newFigure(now, { ...body, kind: 'grunt', leadership });
    yield* tell({ type: 'figure-joined', figure });
    yield* tell({ type: 'took-part', figure: figure.id, rep });
    who = figure.id;
  } else {
    const group = otherForce(now, encounter);
    if (group === undefined) throw new Error('the other force is a group from the start');
    const leading = leadership === 'none' ? {} : { leads: leadership };
    const members = [...group.members.map(plain), { ...body, innocent: false, alive: true, ...leading }];
    yield* changeOther(group, members);
    who = strangerId(group.id, members.length - 1);
  }
  const bought = [...encounter.oneOff.bought.map(asBought), { who, points }];
  yield* tell({ type: 'force-changed', force, name, in: true, points, bought });
  return done('buy', { name, force, points });
}

const asBought = ({ who, points }: Bought): Bought => ({ who, points });

function* changeOther({ id }: SeenGroup, members: readonly Stranger[]): CampaignPlay<void> {
  yield* tell({ type: 'group-changed', contact: id, members });
}

export const SELL = declared({
  fields: { who: FIGHTER_ID },
  stages: ['planned'],
  refusals: ['not-a-one-off', 'not-here'],
});

/** Takes a figure out of its force again; its points are there to be spent anew, the card drawn for it stays drawn. */
export function* sell(now: SeenCampaign, { who }: InputOf<typeof SELL>): ActOf<typeof SELL> {
  const encounter = encounterAt(now, SELL.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.oneOff === undefined) return no('not-a-one-off');
  const sold = encounter.oneOff.bought.find((one) => one.who === who);
  if (sold === undefined) return no('not-here');
  const rest = encounter.oneOff.bought.filter((one) => one !== sold).map(asBought);
  const figure = figureNamed(now, who);
  if (figure !== undefined) {
    const { id, name } = figure;
    yield* tell({ type: 'figure-withdrawn', figure: id, name, sold: true });
    yield* tell({ type: 'force-changed', force: 'own', name, in: false, points: sold.points, bought: rest });
    return done('sell', { name });
  }
  const group = otherForce(now, encounter);
  if (group === undefined) return no('not-here');
  const at = group.members.findIndex((_, place) => strangerId(group.id, place) === who);
  const name = group.members[at]?.name ?? '';
  const members = group.members.filter((_, place) => place !== at).map(plain);
  // Members behind the one sold move up: they go by their places in the group.
  const others = rest.filter((one) => isStranger(one.who));
  const bought = [
    ...rest.filter((one) => !isStranger(one.who)),
    ...others.map(({ points }, place) => ({ who: strangerId(group.id, place), points })),
  ];
  yield* changeOther(group, members);
  yield* tell({ type: 'force-changed', force: 'other', name, in: false, points: sold.points, bought });
  return done('sell', { name });
}
