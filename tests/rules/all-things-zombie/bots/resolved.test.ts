/** Battles that bots fight on to their end: nothing in them that a player might not do in their place, at the time and without a reason. */
import { expect, it } from 'vitest';
import type { ToldHere } from '../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { deathToMeet } from '../../../../src/rules/all-things-zombie/acts/encounter/early-grave.ts';
import { stands } from '../../../../src/rules/all-things-zombie/acts/encounter/places/pieces.ts';
import { FARTHEST } from '../../../../src/rules/all-things-zombie/acts/encounter/places/route.ts';
import { isAble } from '../../../../src/rules/all-things-zombie/acts/encounter/standing/able.ts';
import {
  everybody,
  type Fighting,
} from '../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { playOf } from '../../../../src/rules/all-things-zombie/acts/plays.ts';
import { type Refusal, refusalText } from '../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { obstaclesOn } from '../../../../src/rules/all-things-zombie/board/obstacles.ts';
import { wayTo } from '../../../../src/rules/all-things-zombie/board/paths.ts';
import { BASE } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { onSameLevel, overlaps } from '../../../../src/rules/all-things-zombie/board/room.ts';
import { type BotAct, act as botAct, type Under } from '../../../../src/rules/all-things-zombie/bots/act.ts';
import { nextAct } from '../../../../src/rules/all-things-zombie/bots/campaign.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { decidesAsBot } from '../../../../src/rules/all-things-zombie/bots/decisions.ts';
import { isOver, resolving } from '../../../../src/rules/all-things-zombie/bots/resolving.ts';
import { apply } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import { placeOnBoard } from '../../../../src/rules/all-things-zombie/state/board.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { chargesAt, type Fighter } from '../../../../src/rules/all-things-zombie/state/turn.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { contains } from '../../../../src/rules/core/geometry/polygon.ts';
import { isOnTable } from '../../../../src/rules/core/geometry/table-top.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../../src/rules/core/tables.ts';
import { COUNTS } from '../../../support/counts.ts';
import { act } from '../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../support/rules/encounter.ts';
import { oneOff } from '../../../support/rules/one-off.ts';
import { zombies } from '../../../support/rules/zombies.ts';
import { broken, unkept } from './invariants.ts';
import { proposedAt, waitsItsTurn } from './proposed.ts';

const MOST_TURNS = 60;
const MOST_ACTS = 3000;
/** Acts after which it is looked up whether a river parts the two sides. */
const LOOKED_UP = 40;
/** Acts after which all that is proposed is tried. */
const PROPOSED = 7;

/** Two forces bought by bots on a table with zombies; or a party that has met enemies with all kinds of arms. */
function battle(seed: string, isOneOff: boolean): Campaign {
  if (isOneOff) {
    const campaign = oneOff({ points: 250 });
    const box = diceBox(`${seed} set-up`);
    while (underWay(campaign).stage === 'planned')
      plays(campaign, nextAct(seen(campaign), chanceOf(box)).act, box);
    return campaign;
  }
  const members = [
    stranger({ attributes: ['psycho'], weapons: ['one-hand-edged'] }),
    stranger({ name: 'Mo', rep: 5, weapons: ['double-barrel-shotgun'] }),
    stranger({ name: 'Kim', rep: 3, weapons: ['assault-rifle'], attributes: ['wuss'] }),
    stranger({ name: 'Ola', weapons: ['thrown'] }),
  ];
  const contacts = [{ standing: 'fought', members }] as const;
  const campaign = entered(
    onTable(planned(campaignWith({ contacts }), { goes: ['f1', 'f2', 'f3', 'f4'] })),
    'b1',
    'c1',
  );
  const groups = [zombies(), zombies({ id: 'z2', count: 1, whence: 'noise' })];
  underWay(campaign).zombies = { made: 2, groups };
  underWay(campaign).stage = 'on-the-table';
  return campaign;
}

type Makes = ReturnType<typeof nextAct>['act'];

/** Everything told, or why it was refused. */
function plays(
  campaign: Campaign,
  make: Makes,
  box: ReturnType<typeof diceBox>,
): readonly CampaignEvent[] | Refusal {
  const now = seen(campaign);
  const table = firstOf(decidesAsBot(box), seeded(box));
  const end = drive(make(now), table, (event: CampaignEvent) => apply(campaign, event));
  if (end.kind !== 'finished') throw new Error(`nobody answers ${JSON.stringify(end.question)}`);
  return end.value.ok ? end.events : end.value.refusal;
}

/** What was seen of one battle. */
function watched(seed: string, isOneOff: boolean, onBoard = false): Watch {
  const campaign = battle(seed, isOneOff);
  if (onBoard) act(campaign, (now) => playOf('encounter.board', { up: true })(now));
  const box = diceBox(`${seed} resolving`);
  const chance = chanceOf(box);
  const told: { act: number; events: readonly CampaignEvent[] }[] = [];
  const watch = new Watch();
  const { faults } = watch;
  for (let n = 1; n <= MOST_ACTS && (underWay(campaign).turn?.number ?? 0) <= MOST_TURNS; n += 1) {
    const now = seen(campaign);
    if (n % PROPOSED === 1) watch.proposed(campaign, told, `${seed} ${n}`);
    const bot = dyingOf(now, underWay(campaign)) ?? resolving(now, underWay(campaign), chance, told);
    if (bot === undefined) {
      if (!isOver(now, underWay(campaign))) faults.push('nobody has anything to do, and the battle goes on');
      faults.push(...unkept(campaign));
      return watch;
    }
    if (bot.command === 'encounter.begin-turn')
      for (const { act, about, due } of proposals(now, told))
        if (act === 'check' || (due && !LATER.includes(act)))
          faults.push(`a turn begins before ${act} ${JSON.stringify(about)}`);
    // Bots don’t wade: across a river without a bridge both sides may wait for ever.
    if (n % LOOKED_UP === 0 && areParted(campaign)) return watch;
    const before = structuredClone(campaign);
    const events = plays(campaign, bot.act, box);
    if ('code' in events) {
      faults.push(`${bot.command}: ${refusalText(events)}`);
      return watch;
    }
    told.push({ act: n, events });
    watch.sees(before, events);
    watch.parts(campaign);
    watch.breaks(before, campaign, bot.command, events);
    if (onBoard) watch.stands(campaign, bot.command);
  }
  faults.push(`goes on after ${told.length} acts`);
  return watch;
}

/** True where a river parts everybody of the party who can act from all whom he fights: no dry way leads from one to the other. */
function areParted(campaign: Campaign): boolean {
  const encounter = underWay(campaign);
  const { board, table } = encounter;
  if (board === undefined || table === null || table.river === null) return false;
  const ground = groundOn(table);
  const able = everybody(seen(campaign), encounter).filter(({ fighter }) => isAble(fighter));
  const places = (isOurs: boolean) =>
    able
      .filter(({ figure }) => (figure !== null) === isOurs)
      .flatMap(({ fighter }) => placeOnBoard(board, fighter.who) ?? []);
  const zombies = (encounter.zombies?.groups ?? []).flatMap(({ id }) => placeOnBoard(board, id) ?? []);
  const foes = [...places(false), ...zombies];
  return places(true).every((from) =>
    foes.every(
      (to) =>
        wayTo({ ground, bodies: [], from: from.spot, level: from.level }, to.spot, to.level, FARTHEST) ===
        undefined,
    ),
  );
}

/** The way somebody meets his death, which the player says, and here a bot. */
function dyingOf(now: ReturnType<typeof seen<Campaign>>, encounter: Under): BotAct | undefined {
  const dying = everybody(now, encounter).find((one) => deathToMeet(one) !== undefined);
  return dying && botAct('encounter.early-grave', { figure: dying.fighter.who });
}

/** Acts that stay the player's (see `bots/resolving.ts`). */
const LATER: readonly string[] = ['enter', 'deal'];

/** Holds what was told against the book's sections, whatever the acts let through. */
class Watch {
  readonly faults: string[] = [];
  /** The turn in which somebody was put down last. */
  readonly fell = new Map<string, number>();
  /** Pairs of people of whom one has charged the other, until they part, by their names. */
  readonly touching = new Set<string>();
  /** Rounds of melee that two people have fought, counted for both. */
  clashes = 0;
  /** Shots of somebody's own accord in this turn. */
  readonly fired = new Map<string, number>();

  sees(before: Campaign, events: readonly CampaignEvent[]): void {
    const all = everybody(seen(before), underWay(before));
    const one = (who: string) => all.find(({ fighter }) => fighter.who === who);
    const turn = underWay(before).turn?.number ?? 0;
    for (const event of events) {
      if (event.type === 'turn-begun') this.fired.clear();
      if (event.type === 'done-anyway') this.faults.push(`${event.name} goes past ${event.untimely}`);
      if (event.type === 'fighter-changed') {
        const { who, condition } = event.to;
        const was = one(who)?.fighter.condition;
        if (condition === 'knocked-down' && was !== 'knocked-down') this.fell.set(who, turn);
        if (isAble({ condition }) && was === 'knocked-down' && this.fell.get(who) === turn)
          this.faults.push(`${who} is up in the turn in which it fell`);
        const charged = chargersOf(one(who)?.fighter);
        for (const by of chargersOf(event.to))
          if (!charged.includes(by)) this.touching.add(pair(one(who)?.name, one(by)?.name));
      }
      if (event.type !== 'figure-tested' && event.type !== 'stranger-tested') continue;
      const found = one(event.type === 'figure-tested' ? event.figure : event.who);
      if (found === undefined || 'words' in event.result) continue;
      const { who, toFire } = found.fighter;
      if (event.result.of === 'melee') {
        const people = event.result.against.flatMap(({ name }) => name ?? []);
        for (const name of people) {
          this.clashes += 1;
          const other = all.find((each) => each.name === name);
          if (!this.touching.has(pair(found.name, name)))
            this.faults.push(`${found.name} fights ${name} without a charge`);
          const owed = [found, other]
            .flatMap((each) => (each ? chargesAt(each.fighter) : []))
            .filter(({ by, tested }) => !tested && isAble(one(by)?.fighter ?? DOWN));
          if (owed.length > 0) this.faults.push(`${found.name} fights ${name} before Being Charged`);
        }
      }
      if (event.result.of === 'shots' && toFire === undefined) {
        const shots = (this.fired.get(who) ?? 0) + 1;
        this.fired.set(who, shots);
        if (shots > 1) this.faults.push(`${who} fires twice of its own accord`);
      }
    }
  }

  breaks(before: Campaign, after: Campaign, command: string, events: readonly CampaignEvent[]): void {
    for (const fault of broken(before, after, events)) this.faults.push(`${fault}, after ${command}`);
  }

  /** All that is proposed is accepted, each on a copy. */
  proposed(now: Campaign, told: readonly ToldHere[], seed: string): void {
    const box = diceBox(seed);
    const [figure = ''] = underWay(now).party;
    const here = { now: seen(now), encounter: underWay(now), told, chance: chanceOf(box), figure };
    for (const one of proposedAt(here)) {
      const came = plays(structuredClone(now), one.bot.act, box);
      const { act: does, subject } = one.proposal;
      if ('code' in came && !waitsItsTurn(here, one, came))
        this.faults.push(`${does} ${subject} is proposed, and refused: ${refusalText(came)}`);
    }
  }

  /** No base lies on another, in a wall, rock or vehicle, or over the edge; and every zombie has a place. */
  stands(now: Campaign, command: string): void {
    const encounter = underWay(now);
    const { board, table, zombies: about } = encounter;
    if (board === undefined || table === null) return;
    const bases = board.places.filter(({ piece }) => stands(now, encounter, piece) && !piece.startsWith('m'));
    const { buildings, rocks, tall, low } = obstaclesOn(table);
    for (const [nth, { piece, at }] of bases.entries()) {
      if (!isOnTable(table, at.spot)) this.faults.push(`${piece} is off the table after ${command}`);
      const solid = [...(at.level === null ? buildings : []), ...rocks, ...tall, ...low];
      if (solid.some(({ outline }) => contains(outline, at.spot)))
        this.faults.push(`${piece} is in something solid after ${command}`);
      for (const other of bases.slice(nth + 1))
        if (onSameLevel(at, other.at) && overlaps(at.spot, other.at.spot, BASE - 1))
          this.faults.push(`${piece} and ${other.piece} stand on one another after ${command}`);
    }
    const missing = (about?.groups ?? []).find(({ id }) => !bases.some(({ piece }) => piece === id));
    if (missing !== undefined) this.faults.push(`${missing.id} has no place after ${command}`);
  }

  /** Drops pairs of whom one is down or gone, or who neither touch nor charge one another after an act. */
  parts(now: Campaign): void {
    const all = everybody(seen(now), underWay(now)).filter(({ fighter }) => isAble(fighter));
    const reaches = ({ fighter }: Fighting, { who }: Fighter) =>
      chargersOf(fighter).includes(who) || fighter.inMelee?.includes(who);
    const together = all.flatMap((one) =>
      all.filter((other) => reaches(one, other.fighter)).map((other) => pair(one.name, other.name)),
    );
    for (const each of this.touching) if (!together.includes(each)) this.touching.delete(each);
  }
}

/** Whoever isn’t on the table any more. */
const DOWN = { condition: 'dead' } as const;

const chargersOf = (fighter: Fighter | undefined) =>
  fighter === undefined ? [] : chargesAt(fighter).map(({ by }) => by);

const pair = (...names: readonly (string | undefined)[]) => names.toSorted().join(' and ');

it('battles that bots fight on keep to every time and every check, and are given no reason not to', () => {
  const faults = new Set<string>();
  let clashes = 0;
  for (let n = 0; n < COUNTS.resolved; n += 1) {
    const fought = watched(`RESOLVED-${n}`, n % 2 === 0);
    for (const fault of fought.faults) faults.add(`${n}: ${fault}`);
    clashes += fought.clashes;
  }
  expect([...faults]).toEqual([]);
  expect(clashes).toBeGreaterThan(0);
});

it('battles on a board are fought by what places say, with no word against them', () => {
  const faults = new Set<string>();
  for (let n = 0; n < COUNTS.onBoard; n += 1)
    for (const fault of watched(`RESOLVED-${n}`, n % 2 === 0, true).faults) faults.add(`${n}: ${fault}`);
  expect([...faults]).toEqual([]);
});
