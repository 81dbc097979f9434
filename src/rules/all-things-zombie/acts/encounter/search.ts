/** What can be gained: searching buildings, and what each find becomes in the stockpile. */
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, type CampaignPlay, done, type Now, type SeenFigure } from '../../campaign/act.ts';
import { type StockKind, stockId } from '../../encounter/stock.ts';
import { cap } from '../../encounter/words.ts';
import { cure, mightBeCure } from '../../gains/cure.ts';
import { mayRoll, search as searchPlace } from '../../gains/search.ts';
import { STOCK_OF } from '../../gains/stockpile.ts';
import { fitsMachineGun } from '../../gains/surplus-ammo.ts';
import { shotgunFound, weaponFound } from '../../gains/weapon-found.ts';
import type { BuildingId, ItemId, WeaponId } from '../../types.ts';
import { no, participant, type SeenEncounter, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

export interface Searching {
  readonly spot: string;
  readonly figure: string;
  readonly item: ItemId;
}

/** One figure looks for one thing, once all enemies in there are dealt with. */
export function* search(now: Now, { spot, figure: who, item }: Searching): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  const visit = encounter.visits.find((one) => one.spot === spot);
  const building = visit?.building ?? null;
  const place = { area: encounter.area, phase: encounter.phase, building };
  const refusal = mayRoll(
    { spot, figure: figure.id, item },
    {
      place,
      entered: visit !== undefined,
      closed: encounter.closed.includes(spot),
      enemiesLeft: enemiesLeft(now, encounter, spot),
      searches: encounter.searches,
    },
  );
  if (refusal !== undefined) return no(refusal);
  const { face, target, found } = yield* searchPlace(ASKING, place, item);
  yield* tell({ type: 'searched', search: { spot, figure: figure.id, item, found }, face, target });
  if (found) yield* keep(now, encounter, figure, item, building);
  return done(`${figure.name} ${found ? 'finds' : 'looks for'} ${cap(item).toLowerCase()}`);
}

/** Groups there that nobody has dealt with yet, or who were fought and are still about. */
function enemiesLeft(now: Now, encounter: SeenEncounter, spot: string): boolean {
  const groups = encounter.visits.filter((visit) => visit.spot === spot).map(({ group }) => group);
  return now.contacts.some(
    ({ id, standing, whereabouts }) =>
      groups.includes(id) && whereabouts === 'about' && (standing === 'strangers' || standing === 'fought'),
  );
}

function* keep(
  now: Now,
  { area }: SeenEncounter,
  figure: SeenFigure,
  item: ItemId,
  building: BuildingId | null,
): CampaignPlay<void> {
  const from = building === null ? 'a vehicle' : cap(building);
  switch (item) {
    case 'weapons': {
      const { found } = yield* weaponFound(ASKING, building);
      const weapon = found.result === 'shotgun' ? yield* shotgunFound(ASKING) : found.result;
      return yield* gained(now, 'weapon', from, { weapon });
    }
    case 'surplus-ammo':
      return yield* gained(now, 'surplus-clip', from, { fitsMachineGun: fitsMachineGun(building) });
    case 'medical-supplies': {
      const doses = mightBeCure({ attributes: figure.attributes, building, area })
        ? (yield* cure(ASKING)).doses
        : 0;
      for (let dose = 0; dose < doses; dose += 1) yield* gained(now, 'cure', from);
      return doses > 0 ? undefined : yield* gained(now, 'medical-supplies', from);
    }
    case 'vehicles':
    case 'body-armor':
      return yield* gained(now, STOCK_OF[item], from);
    default:
      return item satisfies never;
  }
}

export function* gained(
  now: Now,
  kind: StockKind,
  from: string,
  {
    weapon = null,
    fitsMachineGun: fits = false,
  }: { readonly weapon?: WeaponId | null; readonly fitsMachineGun?: boolean } = {},
): CampaignPlay<void> {
  yield* tell({
    type: 'stock-gained',
    item: {
      id: stockId(now.count.stock + 1),
      kind,
      weapon,
      fitsMachineGun: fits,
      carrier: null,
      found: now.calendar.now,
      from,
    },
  });
}
