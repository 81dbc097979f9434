/** Things taken out of the stockpile: carried, taken up, put on, or loaded for one Encounter. */

import { nullable } from '../../../../core/fields.ts';
import { byRule } from '../../../state/cause.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { surplusFits } from '../../../what-you-gain/surplus-ammo.ts';
import { type ActOf, declared, done, type InputOf, refuse } from '../../act.ts';
import { FIGURE, HELD_WEAPON, ITEM } from '../../fields.ts';
import { armed, looted } from '../../recruiting.ts';
import { BEFORE_REPORT, encounterAt, itemNamed, no, participant, type SeenItem, tell } from '../act.ts';

export const TAKE_CLIP = declared({
  fields: { item: ITEM, figure: FIGURE, weapon: HELD_WEAPON },
  stages: BEFORE_REPORT,
  refusals: ['no-such-item', 'not-that-kind', 'not-here', 'clip-does-not-fit'],
});

/** A surplus clip goes into somebody's weapon for this Encounter, and is burnt after it. */
export function* takeClip(
  now: SeenCampaign,
  { item: id, figure: who, weapon: held }: InputOf<typeof TAKE_CLIP>,
): ActOf<typeof TAKE_CLIP> {
  const encounter = encounterAt(now, TAKE_CLIP.stages);
  if (typeof encounter === 'string') return no(encounter);
  const item = itemNamed(now, id);
  if (item === undefined || encounter.clips.some((clip) => clip.item === id)) return no('no-such-item');
  if (item.kind !== 'surplus-clip') return no('not-that-kind');
  const figure = participant(now, who);
  const weapon = figure?.weapons.find((one) => one.id === held);
  if (figure === undefined || weapon === undefined) return no('not-here');
  if (!surplusFits(weapon.weapon, item)) return no('clip-does-not-fit');
  yield* tell({ type: 'clip-assigned', item: item.id, weapon: weapon.id });
  return done('take-clip', { name: figure.name, weapon: weapon.weapon });
}

export const CARRY = declared({
  /** `to` nobody: it is laid back. */
  fields: { item: ITEM, to: nullable(FIGURE) },
  stages: null,
  refusals: ['no-such-item', 'not-able', 'same-hands'],
});

/** Somebody takes a thing out of the stockpile, or lays it back. */
export function* carry(now: SeenCampaign, { item: id, to }: InputOf<typeof CARRY>): ActOf<typeof CARRY> {
  const item = itemNamed(now, id);
  if (item === undefined) return no('no-such-item');
  if (to === null) {
    yield* tell({ type: 'stock-moved', item: { ...item }, from: item.carrier, to: null });
    return done('hand-out', { ...only(item), name: null });
  }
  const figure = figureNamed(now, to);
  if (figure?.status !== 'ready') return no('not-able');
  if (item.carrier === figure.id) return refuse({ code: 'same-hands', name: figure.name });
  yield* tell({ type: 'stock-moved', item: { ...item }, from: item.carrier, to: figure.id });
  return done('hand-out', { ...only(item), name: figure.name });
}

const only = ({ kind, weapon }: SeenItem) => ({ things: 1, thing: { kind, weapon } });

export const EQUIP = declared({
  fields: { item: ITEM, figure: FIGURE },
  stages: null,
  refusals: ['no-such-item', 'not-able', 'already-so', 'not-that-kind'],
});

/** True for what was taken from somebody in the Encounter under way, which has a clip less in it (ATZ-108). */
const isFreshLoot = ({ encounter }: SeenCampaign, { from, found }: SeenItem): boolean =>
  from.where === 'person' && encounter?.date.year === found.year && encounter.date.period === found.period;

/** A weapon or body armour leaves the stockpile for good: somebody takes it up or puts it on. */
export function* equip(
  now: SeenCampaign,
  { item: id, figure: who }: InputOf<typeof EQUIP>,
): ActOf<typeof EQUIP> {
  const item = itemNamed(now, id);
  if (item === undefined) return no('no-such-item');
  const figure = figureNamed(now, who);
  if (figure?.status !== 'ready') return no('not-able');
  const why = byRule('from-stockpile');
  if (item.kind === 'body-armor') {
    if (figure.protected)
      return refuse({
        code: 'already-so',
        already: { what: 'protected', name: figure.name, protected: true },
      });
    yield* tell({ type: 'stock-used', item: { ...item }, by: figure.id, how: byRule('put-on') });
    yield* tell({ type: 'protection-changed', figure: figure.id, from: false, to: true, why });
    return done('equip', { name: figure.name, thing: { kind: item.kind, weapon: null } });
  }
  if (item.kind !== 'weapon' || item.weapon === null) return no('not-that-kind');
  const what = (isFreshLoot(now, item) ? looted : armed)(item.weapon, now.count.weapons);
  yield* tell({ type: 'stock-used', item: { ...item }, by: figure.id, how: byRule('taken-up') });
  yield* tell({ type: 'weapon-got', figure: figure.id, what, why });
  return done('equip', { name: figure.name, thing: { kind: item.kind, weapon: item.weapon } });
}
