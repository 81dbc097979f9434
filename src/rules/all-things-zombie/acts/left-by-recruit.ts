/** Belongings that a Grunt of the first party leaves behind when rolled again: all that the die and the card didn’t bring. */
import { rowOf } from '../../core/table.ts';
import { weaponsFound } from '../arms.ts';
import { weaponsBrought } from '../attributes.ts';
import { GENERATOR } from '../data/generator.ts';
import { SHOTGUNS } from '../data/weapons.ts';
import type { SeenCampaign, SeenFigure, SeenWeapon } from '../state/seen.ts';
import type { CampaignPlay } from './act.ts';
import { tell } from './encounter/act.ts';
import { gain } from './encounter/gear/found.ts';

/** Carried things, and weapons and armour from others' hands, go to the stockpile; gives how many there are. */
export function* leaveBehind(now: SeenCampaign, figure: SeenFigure): CampaignPlay<number> {
  const carried = now.stock.filter(({ carrier }) => carrier === figure.id);
  for (const item of carried) {
    yield* tell({ type: 'stock-moved', item: { ...item }, from: figure.id, to: null });
  }
  const from = { where: 'person', name: figure.name } as const;
  const weapons = weaponsOfOthers(figure);
  for (const { weapon } of weapons) yield* gain(now, 'weapon', from, { weapon });
  const armour = figure.protected && brought(figure)?.protected === false;
  if (armour) yield* gain(now, 'body-armor', from);
  return carried.length + weapons.length + (armour ? 1 : 0);
}

/** Undefined for somebody who was made up by hand: whatever is held was meant for this figure. */
function brought({ origin }: Pick<SeenFigure, 'origin'>) {
  return origin === null ? undefined : rowOf(GENERATOR[origin.table], origin.card).result;
}

/** Weapons that came from others; of a kind that came with the figure, the first is its own. */
function weaponsOfOthers({ weapons, attributes, ...figure }: SeenFigure): readonly SeenWeapon[] {
  const row = brought(figure);
  if (row === undefined) return [];
  const shotgun = SHOTGUNS.find((kind) => weapons.some(({ weapon }) => weapon === kind));
  const own = [...weaponsFound(row.weapon, shotgun), ...weaponsBrought(attributes)];
  return weapons.filter(({ weapon }) => {
    const at = own.indexOf(weapon);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}
