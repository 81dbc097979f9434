/** Arbitrary acts, for whatever campaign they meet: figures and weapons are named by their place, not by id. */
import fc from 'fast-check';
import { giveClips, giveWeapon } from '../../../src/rules/all-things-zombie/acts/arms.ts';
import { renameCampaign, renewDice, setDate } from '../../../src/rules/all-things-zombie/acts/campaign.ts';
import { type Edit, editFigure } from '../../../src/rules/all-things-zombie/acts/edit.ts';
import {
  agreeLastYear,
  changeDivision,
  dropPlan,
  setHouseRules,
} from '../../../src/rules/all-things-zombie/acts/encounter/plan.ts';
import { carry } from '../../../src/rules/all-things-zombie/acts/encounter/set-up.ts';
import { renameFigure, setStatus, writeBiography } from '../../../src/rules/all-things-zombie/acts/figure.ts';
import {
  addGrunt,
  recruitAgain,
  recruitGrunt,
  settleParty,
} from '../../../src/rules/all-things-zombie/acts/recruit.ts';
import { DIVISIONS } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { Now, SeenFigure } from '../../../src/rules/all-things-zombie/campaign/act.ts';
import { STATUSES } from '../../../src/rules/all-things-zombie/campaign/state.ts';
import type { HouseRules } from '../../../src/rules/all-things-zombie/encounter/house-rules.ts';
import {
  ADVANTAGES,
  ATTRIBUTES,
  LEADERSHIPS,
  REPS,
  WEAPONS,
} from '../../../src/rules/all-things-zombie/types.ts';
import { actOfBot, encounterByBots } from './bots.ts';
import type { MakeAct } from './play.ts';

const place = fc.nat(7);
const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });

function at<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}
const figureAt = (now: Now, index: number): SeenFigure | undefined => at(now.figures, index);
const figureIdAt = (now: Now, index: number): string => figureAt(now, index)?.id ?? 'f99';
const weaponIdAt = (now: Now, figure: number, index: number): string =>
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

/** What happens in Encounters, and what a campaign owns and agrees on. */
const encounterAct: fc.Arbitrary<MakeAct> = fc.oneof(
  { weight: 6, arbitrary: seed.map(actOfBot) },
  { weight: 2, arbitrary: seed.map(encounterByBots) },
  fc.constant<MakeAct>((now) => dropPlan(now)),
  houseRules.map(
    (to): MakeAct =>
      (now) =>
        setHouseRules(now, { to }),
  ),
  fc.option(fc.nat(40)).map(
    (year): MakeAct =>
      (now) =>
        agreeLastYear(now, { year }),
  ),
  fc.constantFrom(...DIVISIONS).map(
    (to): MakeAct =>
      (now) =>
        changeDivision(now, { to }),
  ),
  fc.tuple(place, fc.option(place)).map(
    ([item, figure]): MakeAct =>
      (now) =>
        carry(now, {
          item: at(now.stock, item)?.id ?? 'i99',
          to: figure === null ? null : figureIdAt(now, figure),
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
        writeBiography(now, { figure: figureIdAt(now, figure), text }),
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
