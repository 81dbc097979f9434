/** Arbitrary acts, for whatever campaign they meet: figures and weapons are named by their place, not by id. */

import fc from 'fast-check';
import { refuse } from '../../../src/rules/all-things-zombie/acts/act.ts';
import { giveClips, giveWeapon } from '../../../src/rules/all-things-zombie/acts/arms.ts';
import { renameCampaign, renewDice, setDate } from '../../../src/rules/all-things-zombie/acts/campaign.ts';
import { type Edit, editFigure } from '../../../src/rules/all-things-zombie/acts/edit.ts';
import { renameFigure, setStatus, writeBiography } from '../../../src/rules/all-things-zombie/acts/figure.ts';
import {
  addGrunt,
  recruitAgain,
  recruitGrunt,
  settleParty,
} from '../../../src/rules/all-things-zombie/acts/recruit.ts';
import { STATUSES } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer } from '../../../src/rules/all-things-zombie/state/cause.ts';
import type { HouseRules } from '../../../src/rules/all-things-zombie/state/house-rules.ts';
import type { SeenCampaign, SeenFigure } from '../../../src/rules/all-things-zombie/state/seen.ts';
import { EVERY_TABLE } from '../../../src/rules/all-things-zombie/tables.ts';
import {
  ADVANTAGES,
  ATTRIBUTES,
  LEADERSHIPS,
  REPS,
  WEAPONS,
} from '../../../src/rules/all-things-zombie/types.ts';
import { STOCK_KINDS, stockId } from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { correcting, takingBack } from '../../../src/rules/core/corrections.ts';
import { correctableIn } from '../../../src/rules/core/table.ts';
import { actOfBot, encounterByBots } from './bots.ts';
import { type MakeAct, telling } from './play.ts';

const place = fc.nat(7);
const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });

function at<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}
const figureAt = (now: SeenCampaign, index: number): SeenFigure | undefined => at(now.figures, index);
const figureIdAt = (now: SeenCampaign, index: number): string => figureAt(now, index)?.id ?? 'f99';
const weaponIdAt = (now: SeenCampaign, figure: number, index: number): string =>
  at(figureAt(now, figure)?.weapons ?? [], index)?.id ?? 'w99';

/** An edit, given the weapon it may be about. */
type MakeEdit = (weapon: string) => Edit;
const edit: fc.Arbitrary<MakeEdit> = fc.oneof(
  fc.constantFrom(...REPS).map((to) => () => ({ field: 'rep', to }) as const),
  fc.nat(4).map((to) => () => ({ field: 'rap', to }) as const),
  fc.boolean().map((to) => () => ({ field: 'protected', to }) as const),
  fc.constantFrom(...LEADERSHIPS).map((to) => () => ({ field: 'leadership', to }) as const),
  fc
    .record({ attribute: fc.constantFrom(...ATTRIBUTES), has: fc.boolean() })
    .map((what) => () => ({ field: 'attribute', ...what }) as const),
  fc
    .record({ advantage: fc.constantFrom(...ADVANTAGES), has: fc.boolean() })
    .map((what) => () => ({ field: 'advantage', ...what }) as const),
  fc.constantFrom(...WEAPONS).map((weapon) => () => ({ field: 'weapon-got', weapon }) as const),
  fc.constant((weapon: string) => ({ field: 'weapon-lost', weapon }) as const),
  fc.nat(9).map((to) => (weapon: string) => ({ field: 'clips', weapon, to }) as const),
  fc.boolean().map((to) => (weapon: string) => ({ field: 'loaded', weapon, to }) as const),
);

const handPicked = fc.record({
  name: words,
  rep: fc.constantFrom(...REPS),
  attributes: fc.uniqueArray(fc.constantFrom(...ATTRIBUTES), { maxLength: 3 }),
  protected: fc.boolean(),
  weapons: fc.array(fc.constantFrom(...WEAPONS), { maxLength: 3 }),
});

const seed = fc.nat(0xffff).map(String);
const houseRules = fc.record<HouseRules>({
  fastCampaign: fc.boolean(),
  whatNowForGrunts: fc.boolean(),
  crackShotOneDie: fc.boolean(),
  peopleComeBack: fc.boolean(),
});

/** Tells what follows from the campaign as it stands; refused where that is nothing. */
const followed = (events: (now: SeenCampaign) => readonly CampaignEvent[]): MakeAct =>
  function* (now) {
    const told = events(now);
    return told.length === 0 ? refuse({ code: 'not-settled' }) : yield* telling(...told)(now);
  };

const CORRECTABLE = EVERY_TABLE.flatMap(correctableIn);
const NOWHERE = { table: '', row: '', field: '' };

/** Acts of Encounters, and acts about what a campaign owns and agrees on. */
const encounterAct: fc.Arbitrary<MakeAct> = fc.oneof(
  { weight: 6, arbitrary: seed.map(actOfBot) },
  { weight: 2, arbitrary: seed.map(encounterByBots) },
  fc.constant(
    followed(({ encounter }) =>
      encounter?.stage === 'planned' ? [{ type: 'encounter-dropped', number: encounter.number }] : [],
    ),
  ),
  houseRules.map((to) => followed((now) => [{ type: 'house-rules-set', from: now.houseRules, to }])),
  fc.tuple(fc.nat(), fc.boolean()).map(([n, back]) =>
    followed(({ corrections }) => {
      const one = CORRECTABLE[n % CORRECTABLE.length];
      const to = one?.kind.kind === 'number' ? one.kind.least + (n % 3) : null;
      const event = back
        ? takingBack(EVERY_TABLE, corrections, corrections[n % corrections.length] ?? NOWHERE)
        : correcting(EVERY_TABLE, corrections, { ...NOWHERE, ...one, to });
      return event.ok ? [event.value] : [];
    }),
  ),
  fc.option(fc.nat(40)).map((to) => followed((now) => [{ type: 'last-year-set', from: now.lastYear, to }])),
  fc.tuple(fc.constantFrom(...STOCK_KINDS), fc.constantFrom(...WEAPONS)).map(([kind, weapon]) =>
    followed(({ count, calendar }) => [
      {
        type: 'stock-gained',
        item: {
          id: stockId(count.stock + 1),
          kind,
          weapon: kind === 'weapon' ? weapon : null,
          fitsMachineGun: kind === 'surplus-clip',
          carrier: null,
          found: calendar.now,
          from: { where: 'said', text: 'a cellar' },
        },
      },
    ]),
  ),
  fc.tuple(place, fc.option(place)).map(([index, figure]) =>
    followed(({ stock, figures }) => {
      const item = at(stock, index);
      const to = figure === null ? null : (at(figures, figure)?.id ?? null);
      return item === undefined ? [] : [{ type: 'stock-moved', item: { ...item }, from: item.carrier, to }];
    }),
  ),
  place.map((index) =>
    followed(({ stock }) => {
      const item = at(stock, index);
      return item === undefined
        ? []
        : [{ type: 'stock-used', item: { ...item }, by: item.carrier, how: byPlayer('spent') }];
    }),
  ),
);

const rosterAct: fc.Arbitrary<MakeAct> = fc.oneof(
  fc.constant<MakeAct>((now) => recruitGrunt(now, {})),
  fc.constant<MakeAct>((now) => settleParty(now)),
  fc.constant<MakeAct>((now) => renewDice(now)),
  handPicked.map(
    (picked): MakeAct =>
      (now) =>
        addGrunt(now, picked),
  ),
  place.map(
    (figure): MakeAct =>
      (now) =>
        recruitAgain(now, { figure: figureIdAt(now, figure) }),
  ),
  words.map(
    (name): MakeAct =>
      (now) =>
        renameCampaign(now, { name }),
  ),
  fc.record({ year: fc.nat(30), period: fc.nat(11) }).map(
    (date): MakeAct =>
      (now) =>
        setDate(now, { date, why: 'so it was' }),
  ),
  fc.tuple(place, words).map(
    ([figure, name]): MakeAct =>
      (now) =>
        renameFigure(now, { figure: figureIdAt(now, figure), name }),
  ),
  fc.tuple(place, words).map(
    ([figure, text]): MakeAct =>
      (now) =>
        writeBiography(now, {
          figure: figureIdAt(now, figure),
          text,
          was: figureAt(now, figure)?.biography ?? '',
        }),
  ),
  fc.tuple(place, fc.constantFrom(...STATUSES)).map(
    ([figure, status]): MakeAct =>
      (now) =>
        setStatus(now, { figure: figureIdAt(now, figure), status, why: '' }),
  ),
  fc.tuple(place, place, edit).map(
    ([figure, weapon, make]): MakeAct =>
      (now) =>
        editFigure(now, {
          figure: figureIdAt(now, figure),
          why: 'a correction',
          edit: make(weaponIdAt(now, figure, weapon)),
        }),
  ),
  fc.tuple(place, place, place).map(
    ([figure, weapon, to]): MakeAct =>
      (now) =>
        giveWeapon(now, {
          figure: figureIdAt(now, figure),
          weapon: weaponIdAt(now, figure, weapon),
          to: figureIdAt(now, to),
        }),
  ),
  fc.tuple(place, place, place, place).map(
    ([figure, weapon, to, into]): MakeAct =>
      (now) =>
        giveClips(now, {
          figure: figureIdAt(now, figure),
          weapon: weaponIdAt(now, figure, weapon),
          to: figureIdAt(now, to),
          into: weaponIdAt(now, to, into),
          clips: 1,
        }),
  ),
);

/** Every act there is; many a one will be refused by the rules, as in play. */
export const anyAct: fc.Arbitrary<MakeAct> = fc.oneof(
  { weight: 2, arbitrary: rosterAct },
  { weight: 1, arbitrary: encounterAct },
);
