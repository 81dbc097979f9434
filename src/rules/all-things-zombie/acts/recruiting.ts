/** Recruiting Your Group: who a Grunt turns out to be, by one die and one card. */

import type { Card } from '../../core/cards.ts';
import { choose, draw, roll, type Seat, tell } from '../../core/play.ts';
import { rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import { startingClips, usesClips, weaponsFound } from '../arms.ts';
import { weaponsBrought } from '../attributes.ts';
import { GENERATOR, type GeneratorRow } from '../data/generator.ts';
import { NAMES } from '../data/text/names.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import { SHOTGUNS, type ShotgunId } from '../data/weapons.ts';
import { heldWeaponId } from '../ids.ts';
import type { Figure, HeldWeapon, Origin } from '../state/campaign.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import type { SeenCampaign } from '../state/seen.ts';
import type { AttributeId, Pronoun, Rep, WeaponId } from '../types.ts';
import type { CampaignPlay } from './act.ts';

/** Dice and cards at the table, names out of our own list, and what a Star is made of where nobody chose. */
export const STREAMS = ['campaign', 'names', 'star'] as const;

const PLAYER: Seat = 'player';

/** A Grunt as the dice and the card brought it, before a name. */
export interface Generated {
  readonly rep: Rep;
  readonly protected: boolean;
  readonly attribute: AttributeId;
  readonly weapons: readonly WeaponId[];
  readonly origin: Origin;
}

/** Random Character Generation: one die for the table (odd or even), one card of those that remain for the row. */
export function* generateGrunt(now: SeenCampaign): CampaignPlay<Generated> {
  const [die = 1] = yield* roll({
    rule: 'atz.recruit.table',
    seat: PLAYER,
    stream: 'campaign',
    dice: 1,
    reading: { by: 'faces' },
  });
  const table = die % 2 === 1 ? 'odd' : 'even';
  const card = yield* drawCard(now, 'atz.recruit.card');
  const { result: row } = read(rowOf(GENERATOR[table], card));
  const attribute = yield* attributeOf(now, table, row);
  return {
    rep: row.rep,
    protected: row.protected,
    attribute,
    weapons: [...(yield* weaponsOf(row)), ...weaponsBrought([attribute])],
    origin: { table, card },
  };
}

/** Draws from the campaign's one deck, shuffled anew when it is spent (ATZ-8); `of` says for whom. */
export function* drawCard(now: SeenCampaign, rule: string, of?: string): CampaignPlay<Card> {
  if (now.deck.length === 0) yield* tell<CampaignEvent>({ type: 'deck-shuffled' });
  const card = yield* draw<Card>({ rule, of, seat: PLAYER, stream: 'campaign', from: [...now.deck] });
  yield* tell<CampaignEvent>({ type: 'card-drawn', card });
  return card;
}

/** The Joker's attribute varies: further cards of the same table are drawn until one names it (ATZ-106). */
function* attributeOf(
  now: SeenCampaign,
  table: Origin['table'],
  row: Pick<GeneratorRow, 'attribute'>,
): CampaignPlay<AttributeId> {
  let { attribute } = row;
  while (attribute === 'variable') {
    const card = yield* drawCard(now, 'atz.recruit.variable');
    attribute = read(rowOf(GENERATOR[table], card)).result.attribute;
  }
  return attribute;
}

/** A "shotgun" of the tables is a pump shotgun unless the player would have another kind (ATZ-91). */
function* weaponsOf(row: Pick<GeneratorRow, 'weapon'>): CampaignPlay<readonly WeaponId[]> {
  if (row.weapon !== 'shotgun') return weaponsFound(row.weapon);
  const kind = yield* choose<ShotgunId>({
    rule: 'atz.recruit.shotgun',
    seat: PLAYER,
    options: SHOTGUNS.map((id) => ({ id, text: WEAPON_TERMS[id].title })),
  });
  return weaponsFound(row.weapon, kind);
}

/** Every full name of our own table. */
const FULL_NAMES = NAMES.map((people) => ({
  culture: people.culture,
  names: people.given.flatMap((one) => people.family.map((other) => people.order(one, other))),
}));

/** Pronouns that come with the full names of our own table. */
const PRONOUN_OF: ReadonlyMap<string, Pronoun> = new Map(
  NAMES.flatMap(({ given, women, family, order }) =>
    given.flatMap((one) => {
      const pronoun = women.includes(one) ? 'she' : 'he';
      return family.map((other) => [order(one, other), pronoun] as const);
    }),
  ),
);

/** Name and pronoun of somebody new. */
type Called = Pick<Figure, 'name' | 'pronoun'>;

/** Name and pronoun that the player chose; with a name of the player’s own and no pronoun, `they`. */
export function* called(
  now: SeenCampaign,
  { name, pronoun }: { readonly name?: string | undefined; readonly pronoun?: Pronoun | undefined },
): CampaignPlay<Called> {
  if (name === undefined) return yield* giveName(now, pronoun);
  return { name, pronoun: pronoun ?? PRONOUN_OF.get(name) ?? 'they' };
}

/** A full name of our own table that the campaign hasn’t met yet, and its pronoun; of those that go with `wanted`, if there are any left. */
export function* giveName(now: SeenCampaign, wanted?: Pronoun): CampaignPlay<Called> {
  const rule = 'holdout.name';
  const taken = new Set([...now.namesGiven, ...now.figures.map((figure) => figure.name)]);
  const goesWith = (name: string) =>
    wanted === undefined || wanted === 'they' || PRONOUN_OF.get(name) === wanted;
  const isFree = (name: string) => !taken.has(name) && goesWith(name);
  const free = FULL_NAMES.filter(({ names }) => names.some(isFree));
  if (free.length === 0) return { name: `Survivor ${now.count.figures + 1}`, pronoun: wanted ?? 'they' };
  const culture = yield* draw({
    rule,
    seat: PLAYER,
    stream: 'names',
    from: free.map((people) => people.culture),
  });
  const left = free.find((people) => people.culture === culture)?.names.filter(isFree) ?? [];
  const name = yield* draw({ rule, seat: PLAYER, stream: 'names', from: left });
  yield* tell<CampaignEvent>({ type: 'name-given', name });
  return { name, pronoun: wanted ?? PRONOUN_OF.get(name) ?? 'they' };
}

/** Weapons put into somebody's hands, each with the clips it starts with; ids follow those given out before. */
export function arm(weapons: readonly WeaponId[], given: number): HeldWeapon[] {
  return weapons.map((weapon, index) => armed(weapon, given + index));
}

/** A single weapon with the clips it starts with. */
export function armed(weapon: WeaponId, given: number): HeldWeapon {
  const clips = usesClips(weapon) ? startingClips(weapon).spare : null;
  return { id: heldWeaponId(given + 1), weapon, clips, loaded: true };
}

/** A weapon taken from a loser, with the clips such a weapon has (ATZ-15). */
export function looted(weapon: WeaponId, given: number): HeldWeapon {
  const clips = usesClips(weapon) ? startingClips(weapon, 'looted').spare : null;
  return { id: heldWeaponId(given + 1), weapon, clips, loaded: true };
}
