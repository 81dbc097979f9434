/** Each kind of Encounter on a board: by the acts that set it up everybody stands where the book has him begin, and the first turns are played. */
import { describe, expect, it } from 'vitest';
import type { ActInput } from '../../../../../src/rules/all-things-zombie/acts/acts.ts';
import { everybody } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { type PlayedId, playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { refusalText } from '../../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { chanceOf } from '../../../../../src/rules/all-things-zombie/bots/chance.ts';
import { decidesAsBot } from '../../../../../src/rules/all-things-zombie/bots/decisions.ts';
import { resolving } from '../../../../../src/rules/all-things-zombie/bots/resolving.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { diceBox } from '../../../../../src/rules/core/dice.ts';
import { drive } from '../../../../../src/rules/core/driver.ts';
import { distance, distanceToPolygon } from '../../../../../src/rules/core/geometry/distance.ts';
import { centreOf, middleOfEdge } from '../../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../../../src/rules/core/tables.ts';
import { placeOf } from '../../../../support/rules/board.ts';
import type { MakeAct } from '../../../../support/rules/campaign.ts';
import { campaignWith, underWay } from '../../../../support/rules/encounter.ts';
import { withForces } from '../../../../support/rules/one-off.ts';
import { placeless } from '../../bots/invariants.ts';

const INCH = 10;

/** A campaign whose acts are played as at the table: their dice and cards by a seed, their decisions by a bot. */
class Game {
  readonly campaign: Campaign;
  readonly told: { readonly act: number; readonly events: readonly CampaignEvent[] }[] = [];
  private readonly box: ReturnType<typeof diceBox>;

  constructor(campaign: Campaign, seed: string) {
    this.campaign = campaign;
    this.box = diceBox(seed);
  }

  plays(make: MakeAct): void {
    const table = firstOf(decidesAsBot(this.box), seeded(this.box));
    const end = drive(make(seen(this.campaign)), table, (event: CampaignEvent) =>
      apply(this.campaign, event),
    );
    if (end.kind !== 'finished') throw new Error(`nobody answers ${JSON.stringify(end.question)}`);
    if (!end.value.ok) throw new Error(refusalText(end.value.refusal));
    this.told.push({ act: this.told.length + 1, events: end.events });
  }

  does<A extends PlayedId>(id: A, input: ActInput<A>): void {
    this.plays(playOf(id, input));
  }

  /** A table, the zombies about, and everybody on it. */
  setsUp(): this {
    this.does('encounter.set-table', { locked: [], mallAlone: false });
    this.does('encounter.place-zombies', {});
    this.does('encounter.board', { up: true });
    return this;
  }

  /** Bots play on until so many turns are over, or the battle is. */
  resolves(turns: number): void {
    const chance = chanceOf(this.box);
    while ((underWay(this.campaign).turn?.number ?? 0) <= turns) {
      const bot = resolving(seen(this.campaign), underWay(this.campaign), chance, this.told);
      if (bot === undefined) return;
      this.plays(bot.act);
      expect(placeless(this.campaign)).toEqual([]);
    }
  }
}

const table = ({ campaign }: Game) => underWay(campaign).table ?? expect.fail('there is a table');
const spotsOf = ({ campaign }: Game, side: 'party' | 'others'): readonly Spot[] =>
  everybody(seen(campaign), underWay(campaign))
    .filter(({ figure }) => (figure === null) === (side === 'others'))
    .map(({ fighter }) => placeOf(campaign, fighter.who).spot);

const farthest = (spots: readonly Spot[], from: Spot): number =>
  Math.max(...spots.map((spot) => distance(spot, from)));
/** The nearest building, from the one who stands farthest from any. */
const fromBuildings = (game: Game, spots: readonly Spot[]): number =>
  Math.max(
    ...spots.map((spot) =>
      Math.min(...table(game).buildings.map(({ outline }) => distanceToPolygon(spot, outline))),
    ),
  );
/** Bases of six take up so much beside the spot that is wanted for all of them. */
const CROWD = 4 * INCH;

const SEEDS = ['KIND-1', 'KIND-2', 'KIND-3'];
const AREA = 'outskirts';
const GOES = ['f1', 'f2', 'f3', 'f4'];

describe.each(SEEDS)('on a board, by the dice of %s', (seed) => {
  it('a raid against the party has it beside a building near the middle, and raiders at the entry edge (ATZ-175)', () => {
    const game = new Game(campaignWith(), seed);
    const plan = { kind: 'raid', role: 'defender', objective: 'destroy', area: AREA, goes: GOES } as const;
    game.does('encounter.plan', plan);
    game.does('encounter.muster', { role: 'raider', count: null });
    game.setsUp();
    expect(placeless(game.campaign)).toEqual([]);
    const [ours, raiders] = [spotsOf(game, 'party'), spotsOf(game, 'others')];
    expect(raiders.length).toBeGreaterThan(0);
    expect(fromBuildings(game, ours)).toBeLessThanOrEqual(4 * INCH + CROWD);
    expect(farthest(ours, centreOf(table(game)))).toBeLessThan(table(game).width / 3);
    expect(farthest(raiders, middleOfEdge(table(game), table(game).entry))).toBeLessThanOrEqual(2 * CROWD);
    game.resolves(3);
  });

  it('a battle between two forces has the one that defends beside a building near the middle', () => {
    const game = new Game(withForces({ area: AREA }), seed);
    game.setsUp();
    expect(placeless(game.campaign)).toEqual([]);
    const [ours, theirs] = [spotsOf(game, 'party'), spotsOf(game, 'others')];
    expect(fromBuildings(game, theirs)).toBeLessThanOrEqual(4 * INCH + CROWD);
    expect(farthest(theirs, centreOf(table(game)))).toBeLessThan(table(game).width / 3);
    // A move from the entry edge.
    expect(farthest(ours, middleOfEdge(table(game), table(game).entry))).toBeLessThan(table(game).width / 2);
    const near = ours.flatMap((a) => theirs.map((b) => distance(a, b)));
    expect(Math.min(...near)).toBeGreaterThan(6 * INCH);
    game.resolves(3);
  });

  it('a pursuit has the Runners in the middle, and the Chasers 24 inches off on their side', () => {
    const campaign = campaignWith();
    const raid = { kind: 'raid', role: 'raider', area: AREA } as const;
    campaign.before = { ...raid, successful: true, leftWithHumansBehind: true };
    const game = new Game(campaign, seed);
    game.does('encounter.plan', { kind: 'pursuit', role: 'runner', objective: null, area: AREA, goes: GOES });
    const bands = {
      runners: { lowestRep: 3, vehicles: false },
      chasers: { lowestRep: 6, vehicles: false },
    } as const;
    game.does('encounter.begin-pursuit', bands);
    const pursuit = () => underWay(campaign).pursuits[0];
    while (pursuit()?.end === 'goes-on') game.does('encounter.pursue-on', { band: 0 });
    expect(pursuit()?.end).toBe('caught');
    game.does('encounter.muster', { role: 'chaser', count: 5 });
    game.setsUp();
    expect(placeless(campaign)).toEqual([]);
    const [ours, chasers] = [spotsOf(game, 'party'), spotsOf(game, 'others')];
    expect(chasers).toHaveLength(5);
    expect(farthest(ours, centreOf(table(game)))).toBeLessThan(table(game).width / 4);
    for (const spot of chasers) {
      const far = distance(spot, centreOf(table(game)));
      expect(Math.abs(far - 24 * INCH)).toBeLessThanOrEqual(2 * CROWD);
    }
    game.resolves(3);
  });

  it('an escape has captives and rescuers at the prison, and captors on it once they are alerted', () => {
    const held = { status: 'captive', heldIn: AREA } as const;
    const campaign = campaignWith({ figures: { f2: held, f3: held } });
    const game = new Game(campaign, seed);
    const goes = ['f2', 'f3', 'f1'];
    game.does('encounter.plan', { kind: 'escape', role: 'captive', objective: null, area: AREA, goes });
    game.does('encounter.ready-escape', { prison: 'centre' });
    game.does('encounter.muster', { role: 'captor', count: null });
    game.setsUp();
    expect(placeless(campaign)).toEqual([]);
    const prison = centreOf(table(game));
    const captors = () =>
      everybody(seen(campaign), underWay(campaign)).flatMap(({ figure, fighter }) =>
        figure === null ? [underWay(campaign).board?.places.find(({ piece }) => piece === fighter.who)] : [],
      );
    expect(farthest(spotsOf(game, 'party'), prison)).toBeLessThan(table(game).width / 4);
    expect(captors().filter((one) => one !== undefined)).toEqual([]);
    game.resolves(1);
    for (let turn = 2; turn < 30 && underWay(campaign).escape?.alerted === false; turn += 1) {
      expect(captors().filter((one) => one !== undefined)).toEqual([]);
      game.resolves(turn);
    }
    // Nobody sees or tests what isn’t on the table yet.
    const until = game.told.findIndex(({ events }) =>
      events.some((event) => event.type === 'alert-rolled' && event.alerted),
    );
    expect(until).toBeGreaterThan(0);
    const before = game.told.slice(0, until).flatMap(({ events }) => events);
    expect(before.filter(({ type }) => type === 'stranger-tested')).toEqual([]);
    const came = captors().flatMap((one) => one?.at.spot ?? []);
    expect(came).toHaveLength(captors().length);
    game.resolves((underWay(campaign).turn?.number ?? 0) + 2);
  });
});
