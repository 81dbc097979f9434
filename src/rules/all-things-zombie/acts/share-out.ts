/** Several things of the stockpile to several figures at once: one each in turn, as long as there are things. */

import { flag } from '../../core/fields.ts';
import { figureNamed } from '../state/find.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { type ActOf, declared, done, type InputOf, refuse } from './act.ts';
import { no, tell } from './encounter/act.ts';
import { ITEMS_NAMED, SEVERAL } from './fields.ts';
import { alreadyProtected, given, isWornOrHeld, itemsNamed, tooMuchArmour } from './stockpile.ts';

export const SHARE_OUT = declared({
  fields: {
    items: ITEMS_NAMED,
    among: SEVERAL,
    /** Weapons are in hand at once and body armour on; otherwise all of it is carried. */
    takenUp: flag,
  },
  stages: null,
  refusals: ['no-such-item', 'not-able', 'already-so'],
});

export function* shareOut(
  now: SeenCampaign,
  { items: ids, among, takenUp }: InputOf<typeof SHARE_OUT>,
): ActOf<typeof SHARE_OUT> {
  const items = itemsNamed(now, ids);
  if (items === undefined) return no('no-such-item');
  const figures = [...new Set(among)].flatMap((id) => figureNamed(now, id) ?? []);
  if (figures.length < new Set(among).size || figures.some(({ status }) => status !== 'ready')) {
    return no('not-able');
  }
  const shares = figures.map((figure, at) => ({
    figure,
    items: items.filter((_, place) => place % figures.length === at),
  }));
  const shared = { things: items.length, among: figures.length };
  const moving = shares.flatMap(({ figure, items: share }) =>
    share
      .filter((item) => item.carrier !== figure.id || (takenUp && isWornOrHeld(item)))
      .map((item) => ({ figure, item })),
  );
  if (moving.length === 0) return refuse({ code: 'already-so', already: { what: 'shared-out' } });
  if (!takenUp) {
    for (const { figure, item } of moving) {
      yield* tell({ type: 'stock-moved', item: { ...item }, from: item.carrier, to: figure.id });
    }
    return done('share-out', shared);
  }
  const twice = shares.find(({ figure, items: share }) => tooMuchArmour(figure, share));
  if (twice !== undefined) return alreadyProtected(twice.figure);
  for (const { figure, items: share } of shares) yield* given(now, share, figure);
  return done('share-out', shared);
}
