/** A battle on a board, and the same at a table of the player’s with the circumstances typed in that places gave: they tell the same. */
import { expect, it } from 'vitest';
import { isTaken } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { takeUpBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/take-up.ts';
import {
  chargeWay,
  isWithinCharge,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/charge-way.ts';
import {
  checkByPlaces,
  unseenBy,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check-by-places.ts';
import type { Check } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { aimOnBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/aim-on-board.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { standsAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/stands-at.ts';
import { groupsApart } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/activation.ts';
import { zombiesNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { fieldsOf } from '../../../../../src/rules/all-things-zombie/board/by-places.ts';
import { type Chance, chanceOf } from '../../../../../src/rules/all-things-zombie/bots/chance.ts';
import type { AtzRule } from '../../../../../src/rules/all-things-zombie/rules.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { PieceId } from '../../../../../src/rules/all-things-zombie/state/board.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { diceBox } from '../../../../../src/rules/core/dice.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { same } from '../../../../../src/rules/core/same.ts';
import type { seen } from '../../../../../src/rules/core/seen.ts';
import { onBoard, puts } from '../../../../support/rules/board.ts';
import { act, figureIn } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  idOf,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { marked } from '../../../../support/rules/vehicles.ts';
import { zombies } from '../../../../support/rules/zombies.ts';
import { besidePlaces, type Deed, deed, does, driveDeed, meleeDeed, type Told, zombieDeed } from './typed.ts';

const OURS = ['f1', 'f2', 'f3'] as const;
/** In the car. */
const DRIVER = 'f4';
const CAR = 'm1';
const THEIRS = ['c1/0', 'c1/1', 'c1/2'] as const;
const ZOMBIES = ['z1', 'z2'] as const;
const WEST = 24;
const PIECES = [...OURS, ...THEIRS, ...ZOMBIES];

/** Nobody stands in the house b1, which has the corner of the table with it, nor beside another. */
function spots(chance: Chance): readonly (readonly [number, number, number])[] {
  const all = Array.from({ length: 200 }, (_, at) => ({
    x: 15 + (at % 20) * 14,
    y: 15 + Math.floor(at / 20) * 22,
  }));
  const free = all.filter(({ x, y }) => x > 60 || y < 90 || y > 160);
  return PIECES.map(() => {
    const [spot] = free.splice(chance.below(free.length), 1);
    return [spot?.x ?? 0, spot?.y ?? 0, chance.below(32)];
  });
}

/** To the east of all others, and on its way at them. */
const parked = (chance: Chance) => [330, 30 + chance.below(180), WEST] as const;

/** Gloria, who is a Boss, and hers, one of them at the wheel of a car, and three they fight, one of them a Leader by his Rep; and two zombies. */
function battle(chance: Chance): Campaign {
  const members = [
    stranger({ rep: 5, weapons: ['rifle'] }),
    stranger({ name: 'Mo' }),
    stranger({ name: 'Vera', weapons: ['one-hand-edged'] }),
  ];
  const contacts = [{ standing: 'fought', members }] as const;
  const campaign = entered(
    onTable(planned(campaignWith({ contacts }), { goes: [...OURS, DRIVER] })),
    'b1',
    'c1',
  );
  figureIn(campaign, 'f1').attributes = ['boss'];
  const groups = [zombies({ count: 1 }), zombies({ id: 'z2', count: 1, location: 'rear' })];
  underWay(campaign).zombies = { made: 2, groups };
  const driver = idOf(campaign, DRIVER);
  underWay(campaign).working = [{ id: CAR, kind: 'sedan', speed: 12, engine: true, won: true, driver }];
  marked(campaign, driver, { inside: CAR });
  const places = spots(chance);
  return onBoard(campaign, {
    [CAR]: parked(chance),
    ...Object.fromEntries(PIECES.map((piece, at) => [piece, places[at] ?? [0, 0, 0]])),
  });
}

function isThere(campaign: Campaign, piece: string): boolean {
  const encounter = underWay(campaign);
  const condition = fighterNamed(campaign, encounter, piece)?.fighter.condition;
  return condition === undefined ? zombiesNamed(encounter, piece) !== undefined : condition !== 'dead';
}

function isFree(campaign: Campaign, piece: string, spot: Spot): boolean {
  const encounter = underWay(campaign);
  const { board } = encounter;
  const at = { spot, facing: 0, level: null };
  return board !== undefined && !isTaken(campaign, encounter, board, piece as PieceId, at);
}

/** Some stand elsewhere now, and the car where it came from. */
function shuffled(campaign: Campaign, chance: Chance): void {
  const [x, y, facing] = parked(chance);
  if (isFree(campaign, CAR, { x, y })) puts(campaign, CAR, [x, y, facing]);
  for (const [at, [x, y, facing]] of spots(chance).entries()) {
    const piece = PIECES[at] ?? '';
    // A knock-back, or the car, may have left somebody between two of these spots.
    if (isThere(campaign, piece) && chance.of(1, 2) && isFree(campaign, piece, { x, y }))
      puts(campaign, piece, [x, y, facing]);
  }
}

/** A shot, a charge, a round of melee, a zombie, a vehicle, or the first check that is due; nothing where the one who would fire sees nobody. */
function anyDeed(campaign: Campaign, chance: Chance): Deed | undefined {
  const encounter = underWay(campaign);
  const oneOf = (who: string) => {
    const found = fighterNamed(campaign, encounter, who);
    if (found === undefined) throw new Error(`${who} isn’t there`);
    return found;
  };
  const anyway = chance.of(1, 3) ? { anyway: 'To try it' } : {};
  const due = proposals(campaign, []).find((one) => one.act === 'check' && one.due);
  if (due?.act === 'check' && chance.of(2, 3)) {
    const figure = due.subject?.slice(0, due.subject.lastIndexOf('/')) ?? '';
    const { check } = due.about;
    const typed = { check, ...fieldsOf(checkByPlaces(campaign, encounter, oneOf(figure), check)) } as Check;
    return deed(
      'encounter.check',
      { figure, what: { check }, ...anyway },
      { figure, what: typed, ...anyway },
    );
  }
  if (chance.of(1, 8)) return driveDeed(campaign, chance);
  if (chance.of(1, 3)) return meleeDeed(campaign, chance) ?? zombieDeed(campaign, chance);
  const isOurs = chance.of(1, 2);
  const who = chance.one<string>(isOurs ? OURS : THEIRS);
  const whom = chance.one<string>([...(isOurs ? THEIRS : OURS), ...ZOMBIES]);
  const isZombie = whom.startsWith('z');
  if (chance.of(1, 2)) {
    const charging = isZombie ? { zombies: whom } : { charging: { who: whom } };
    const check = 'wanting-to-charge';
    // At his own table nobody charges farther than he gets.
    const way = chargeWay(campaign, encounter, oneOf(who), whom);
    if (way !== undefined && !isWithinCharge(way)) return undefined;
    const by = fieldsOf(checkByPlaces(campaign, encounter, oneOf(who), check, whom));
    const unseen = unseenBy(encounter, whom, who)?.is;
    const typed = isZombie ? charging : { charging: { who: whom, ...(unseen !== undefined && { unseen }) } };
    return deed(
      'encounter.check',
      { figure: who, what: { check }, ...charging, ...anyway },
      { figure: who, what: { check, ...by }, ...typed, ...anyway },
    );
  }
  const found = oneOf(who);
  const [weapon] = found.weapons;
  const aim = isZombie ? { target: null, zombies: whom, shots: 1 } : { target: whom, shots: 1 };
  const typed = aimOnBoard(encounter, who, aim);
  if (weapon === undefined || typed === 'not-seen') return undefined;
  const shot = { who, weapon: weapon.id, ...anyway };
  return deed(
    'encounter.fire-at',
    { ...shot, aims: [aim], from: null },
    { ...shot, aims: [typed], from: standsAt(encounter, found) },
  );
}

/** The player sees on his table who keeps together, before each deed. */
function keepsTogether(own: Campaign, board: Campaign): void {
  const groups = ['f1', 'c1/0'].flatMap((who) => {
    const found = fighterNamed(board, underWay(board), who);
    return found === undefined ? [] : groupsApart(board, underWay(board), found);
  });
  const said = groups.map(({ members, led }) => ({ members: [...members], led }));
  act(own, (now) => playOf('encounter.keep-together', { groups: said })(now));
}

/**
 * Events of the board without those of forced moves, which places make at once (ATZ-162, ATZ-163): who ducks back and finds nothing to hide
 * him lies prone, and who runs away has moved, or is off the table. At a table of their own the players do it, and mark it there.
 */
function withoutForced(own: Campaign, typed: Told, { events, ...told }: Told): Told {
  const rest = events.filter((event) => {
    const isMade = isForced(event) && !typed.events.some((one) => same(one, event));
    if (isMade) apply(own, event);
    return !isMade;
  });
  return { ...told, events: rest };
}

function isForced(event: CampaignEvent): boolean {
  if (event.type !== 'fighter-changed') return false;
  const { condition, prone, ranAway, moved } = event.to;
  if (condition === 'ducked-back') return prone === true;
  return (condition === 'ran-away' || condition === 'off-table') && ranAway === true && moved !== undefined;
}

/** Rules that come up in these battles, and how often at least. */
const LEAST: Readonly<Partial<Record<AtzRule, number>>> = {
  'atz.shoot': 20,
  'atz.received-fire': 10,
  'atz.wanting-to-charge': 20,
  'atz.being-charged': 20,
  'atz.surprise': 20,
  'atz.melee': 20,
  'atz.zombies-act': 20,
  'atz.overrun': 10,
  'atz.losing-control': 3,
};

it('tells the same in 40 battles, by the board and typed in', () => {
  const seenToo = new Map<string, number>();
  for (let nth = 0; nth < 40; nth += 1) {
    const [chance, dice, alike] = [0, 1, 1].map((which) => chanceOf(diceBox(`${nth} ${which}`))) as [
      Chance,
      Chance,
      Chance,
    ];
    const board = battle(chance);
    const own = structuredClone(board);
    act(own, (now) => takeUpBoard(now, { up: false }));
    for (let turn = 0; turn < 3; turn += 1) {
      if (turn > 0) shuffled(board, chance);
      for (const campaign of [board, own]) underWay(campaign).markers = [];
      const sides = ['Party', 'Zombies', 'c1'];
      const begins = (now: ReturnType<typeof seen<Campaign>>) =>
        playOf('encounter.begin-turn', { sides })(now);
      expect(besidePlaces(does(own, begins, alike))).toEqual(besidePlaces(does(board, begins, dice)));
      for (let deeds = 0; deeds < 10; deeds += 1) {
        const next = anyDeed(board, chance);
        if (next === undefined) continue;
        keepsTogether(own, board);
        const [told, toldToo] = [does(board, next.onBoard, dice), does(own, next.typed, alike)];
        expect(besidePlaces(toldToo)).toEqual(besidePlaces(withoutForced(own, toldToo, told)));
        for (const event of told.events)
          if ('rule' in event) seenToo.set(event.rule, (seenToo.get(event.rule) ?? 0) + 1);
      }
    }
  }
  const seldom = Object.entries(LEAST).filter(([rule, times]) => (seenToo.get(rule) ?? 0) < times);
  expect(seldom).toEqual([]);
});

/** Everything told but changes of fighters, and these as they have come to stand, whatever they moved: at an own table nobody counts inches up to a door. */
const besideInches = (campaign: Campaign, told: Told) => ({
  events: besidePlaces(told).events.filter(({ type }) => type !== 'fighter-changed'),
  fighters: underWay(campaign).fighters.map(({ moved: _, ...fighter }) => fighter),
});

it('finds and meets the same in a house, by the board and typed in', () => {
  const met = { nobody: 0, zombies: 0, survivors: 0, both: 0 };
  let dealings = 0;
  for (let nth = 0; nth < 60; nth += 1) {
    const [chance, dice, alike] = [0, 1, 1].map((which) => chanceOf(diceBox(`in ${nth} ${which}`))) as [
      Chance,
      Chance,
      Chance,
    ];
    const board = onBoard(onTable(planned(campaignWith(), { goes: [...OURS] })), {
      f1: [10 + chance.below(30), 60 + chance.below(30), 0],
      f2: [60, 40, 0],
      f3: [90, 40, 0],
    });
    const own = structuredClone(board);
    act(own, (now) => takeUpBoard(now, { up: false }));
    const both = (make: Deed['onBoard']) => {
      const [told, typed] = [does(board, make, dice), does(own, make, alike)];
      expect(typed.refused).toBeUndefined();
      expect(besideInches(own, typed)).toEqual(besideInches(board, told));
      return told.events;
    };
    const entering = { spot: 'b1', floor: 0, figures: ['f1'] };
    const events = both((now) => playOf('encounter.enter', entering)(now));
    for (const event of events) if (event.type === 'place-entered') met[event.visit.met] += 1;
    const group = events.find((event) => event.type === 'group-met')?.contact.id;
    if (group === undefined) continue;
    dealings += 1;
    both((now) => playOf('encounter.deal', { contact: group, figures: ['f1'] })(now));
  }
  expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
  expect(dealings).toBeGreaterThan(5);
});
