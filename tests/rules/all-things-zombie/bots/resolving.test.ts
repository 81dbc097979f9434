/** Bots that fight a battle on: melees of all in contact, zombies on the ground, and a die for each side. */
import { describe, expect, it } from 'vitest';
import { mark } from '../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { apart } from '../../../../src/rules/all-things-zombie/board/place.ts';
import type { BotAct } from '../../../../src/rules/all-things-zombie/bots/act.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { decidesAsBot } from '../../../../src/rules/all-things-zombie/bots/decisions.ts';
import { fighting } from '../../../../src/rules/all-things-zombie/bots/fighting.ts';
import { resolving } from '../../../../src/rules/all-things-zombie/bots/resolving.ts';
import { figureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import { apply } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { ZombiesDoing } from '../../../../src/rules/all-things-zombie/state/zombies.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { distance } from '../../../../src/rules/core/geometry/distance.ts';
import type { Answer } from '../../../../src/rules/core/play.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../../src/rules/core/tables.ts';
import { onBoard, placeOf } from '../../../support/rules/board.ts';
import { act } from '../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../support/rules/encounter.ts';
import { bought, oneOff, withForces } from '../../../support/rules/one-off.ts';
import { withZombies, zombies } from '../../../support/rules/zombies.ts';

const IN_CONTACT: ZombiesDoing = { by: 'melee', with: 'f1' as never };

/** Gloria of Rep 5 and Ann of Rep 3, and these zombies. */
const table = (groups: Parameters<typeof withZombies>[1]) => withZombies(planned(campaignWith()), groups);

function next(campaign: Campaign, seed = 'NEXT', told: Parameters<typeof resolving>[3] = []): BotAct {
  const now = seen(campaign);
  const bot = resolving(now, underWay(campaign), chanceOf(diceBox(seed)), told);
  return bot ?? expect.fail('there is something to do');
}

const does = (campaign: Campaign, bot: BotAct, ...answers: readonly Answer[]) =>
  act(campaign, (now) => bot.act(now), ...answers);

describe('a bot among zombies', () => {
  it('fights all that are in contact in one round: two dice of its own, and one of each zombie', () => {
    const campaign = table([
      zombies({ doing: IN_CONTACT }),
      zombies({ id: 'z2', count: 1, whence: 'noise', doing: IN_CONTACT }),
    ]);
    const bot = next(campaign);
    expect(bot.command).toBe('encounter.fight');
    // Against three she is Rep 3: one die passed on each side, all round, and nobody is hit (sections: Melee Modifiers, Melee Results Table).
    const { title } = does(campaign, bot, [3, 6], [4, 1, 2]);
    expect(title).toBe('Gloria fights: a draw with three zombies');
  });

  it('makes an end of one that lies, of several groups, without a shot; the next one is another’s, in a turn', () => {
    const campaign = table([
      zombies({ id: 'z1', count: 1, down: true, acted: 2 }),
      zombies({ id: 'z2', count: 1, whence: 'noise', down: true, acted: 2, doing: IN_CONTACT }),
    ]);
    const bot = next(campaign);
    expect(bot.command).toBe('encounter.finish-off');
    const { title, events } = does(campaign, bot);
    expect(title).toBe('Gloria finishes off a zombie');
    // The one at her feet, which would fight on.
    expect(underWay(campaign).zombies?.groups.map(({ id }) => id)).toEqual(['z1']);
    expect(underWay(campaign).markers).toEqual([]);
    const after = next(campaign, 'NEXT', [{ act: 1, events }]);
    expect(does(campaign, after).title).toBe('Ann finishes off a zombie');
  });

  it('names a group whenever it stands over one that lies, and stands over none that is up', () => {
    const finished: unknown[] = [];
    for (let n = 0; n < 300; n += 1) {
      const campaign = table([
        zombies({ id: 'z1', count: 1, down: true, acted: 2 }),
        zombies({ id: 'z2', count: 2, acted: 2 }),
        zombies({ id: 'z3', count: 1, whence: 'noise', down: true, acted: 2 }),
      ]);
      const now = seen(campaign);
      const chance = chanceOf(diceBox(`OVER-${n}`));
      const bot = fighting({ now, encounter: underWay(campaign), chance, told: [], figure: 'f1' });
      if (bot?.command !== 'encounter.finish-off') continue;
      const end = drive(bot.act(now), () => undefined);
      finished.push(end.kind === 'finished' && !end.value.ok ? end.value.refusal.code : 'done');
    }
    expect(finished.length).toBeGreaterThan(5);
    expect(new Set(finished)).toEqual(new Set(['done']));
  });

  it('lets no more get at one figure than there is room for around it', () => {
    const campaign = table([
      zombies({ id: 'z1', count: 6, doing: { ...IN_CONTACT, fought: 2 } }),
      zombies({ id: 'z2', count: 4, whence: 'noise' }),
    ]);
    const encounter = underWay(campaign);
    encounter.party = encounter.party.slice(0, 1);
    encounter.fighters = encounter.party.map((who) => ({
      ...{ who, condition: 'up', rejoined: false, wounds: 0, mauled: false, byZombie: false, shots: 0 },
      ...{ fought: true, zombiesKilled: 0, peopleKilled: 0, done: { rounds: 2 } },
    }));
    for (let n = 0; n < 20; n += 1) {
      const bot = next(campaign, `ROOM-${n}`);
      expect(bot.command).toBe('encounter.zombies-act');
      const end = drive(bot.act(seen(campaign)), () => ({ answer: [6, 6, 6, 6], by: 'bot' }));
      const charged = end.events.filter(
        (event) => event.type === 'zombies-changed' && event.to.doing.by === 'charging',
      );
      expect(charged).toEqual([]);
    }
  });
});

describe('the dice of a turn', () => {
  it('are rolled for the other force of a battle by itself as for anybody, as long as somebody of it stands', () => {
    const campaign = onTable(withForces());
    const rolls = (faces: readonly number[]) => {
      const bot = next(campaign);
      expect(bot.command).toBe('encounter.begin-turn');
      does(campaign, bot, faces);
      return underWay(campaign).turn?.dice.map(({ side, group }) => group ?? side);
    };
    expect(rolls([6, 6, 6])).toEqual(['Party', 'Zombies', 'c1']);
    for (const who of ['c1/0', 'c1/1'])
      act(campaign, (now) => mark(now, { who, condition: 'dead', byZombie: false }));
    expect(rolls([6, 6])).toEqual(['Party', 'Zombies']);
  });
});

describe('battles of two forces with blades, resolved', () => {
  /** Plays one to its end, or for as many acts as any takes; gives what was told. */
  function resolved(seed: string) {
    const campaign = oneOff();
    for (const [nth, force] of (['own', 'other', 'own', 'other', 'own', 'other'] as const).entries())
      bought(campaign, {
        force,
        name: `No. ${nth}`,
        weapons: [nth < 2 ? 'machine-pistol' : 'one-hand-edged'],
      });
    withZombies(onTable(campaign), []);
    const box = diceBox(seed);
    const chance = chanceOf(box);
    const dice = firstOf(seeded(box), decidesAsBot(box));
    const told: Parameters<typeof resolving>[3][number][] = [];
    let refusals = 0;
    for (let acts = 0; acts < 600 && refusals < 30; acts += 1) {
      const bot = resolving(seen(campaign), underWay(campaign), chance, told);
      if (bot === undefined) return { events: told.flatMap(({ events }) => events), over: true };
      const end = drive(bot.act(seen(campaign)), dice, (event: CampaignEvent) => apply(campaign, event));
      if (end.kind !== 'finished') throw new Error(`nobody answers ${end.question.rule}`);
      refusals = end.value.ok ? 0 : refusals + 1;
      if (end.value.ok) told.push({ act: told.length, events: end.events });
    }
    return { events: told.flatMap(({ events }) => events), over: false };
  }

  /** `No. 3` is the second that was bought for the other force. */
  const idOf = (name: string) => {
    const nth = Number(name.slice('No. '.length));
    return nth % 2 === 0 ? `f${nth / 2 + 1}` : `c1/${(nth - 1) / 2}`;
  };

  it('come to an end, by no reason given, and to blows with people only after a charge', () => {
    const all = Array.from({ length: 12 }, (_, n) => resolved(`BLADES-${n}`));
    expect(all.map(({ over }) => over)).not.toContain(false);
    let melees = 0;
    for (const { events } of all) {
      expect(events.filter(({ type }) => type === 'done-anyway')).toEqual([]);
      const charged = new Set<string>();
      for (const event of events) {
        if (event.type !== 'figure-tested' && event.type !== 'stranger-tested') continue;
        const who = event.type === 'figure-tested' ? event.figure : event.who;
        const { result } = event;
        if ('words' in result) continue;
        if (event.rule === 'atz.wanting-to-charge' && result.of === 'reaction' && result.word === 'charges')
          charged.add(who);
        if (result.of !== 'melee') continue;
        for (const { name } of result.against) {
          if (name === null) continue;
          melees += 1;
          expect([who, idOf(name)].some((one) => charged.has(one))).toBe(true);
        }
      }
    }
    expect(melees).toBeGreaterThan(10);
  });
});

describe('a bot on a board', () => {
  const EAST = 8;
  type Places = Readonly<Record<string, readonly [number, number, number]>>;

  /** Gloria and Ann; the house b1 stands from 0,10 to 5,15, and whoever is behind it is in nobody’s sight. */
  function boarded(places: Places, group: Parameters<typeof zombies>[0] = {}): Campaign {
    const campaign = onTable(planned(campaignWith(), { goes: ['f1', 'f2'] }));
    return onBoard(withZombies(campaign, [zombies({ ...group, count: 1 })]), places);
  }

  const BEHIND = { f1: [25, 60, EAST], f2: [45, 60, EAST], z1: [25, 200, EAST] } as const;

  it('goes up to the nearest enemy where it sees none, by the shortest way, and no nearer than an inch', () => {
    const campaign = boarded(BEHIND, { acted: 2 });
    const bot = next(campaign);
    expect(bot.command).toBe('encounter.move');
    const before = distance(placeOf(campaign, 'f1').spot, placeOf(campaign, 'z1').spot);
    does(campaign, bot);
    const after = distance(placeOf(campaign, 'f1').spot, placeOf(campaign, 'z1').spot);
    expect(after).toBeLessThan(before);
    expect(placeOf(campaign, 'f1').spot).not.toEqual({ x: 25, y: 60 });
  });

  it('goes up to an enemy in sight that its weapon doesn’t reach', () => {
    // A machine pistol reaches 12″.
    const campaign = boarded({ f1: [60, 60, EAST], f2: [60, 80, EAST], z1: [460, 60, EAST] }, { acted: 2 });
    const bot = next(campaign);
    expect(bot.command).toBe('encounter.move');
    const before = distance(placeOf(campaign, 'f1').spot, placeOf(campaign, 'z1').spot);
    does(campaign, bot);
    expect(distance(placeOf(campaign, 'f1').spot, placeOf(campaign, 'z1').spot)).toBeLessThan(before);
  });

  it('steps up to a zombie that lies within its move, and then makes an end of it', () => {
    const lies = { down: true, acted: 2 } as const;
    const campaign = boarded({ ...BEHIND, z1: [75, 60, EAST] }, lies);
    const bot = next(campaign);
    expect(bot.command).toBe('encounter.move');
    const { events } = does(campaign, bot);
    expect(apart(placeOf(campaign, 'f1'), placeOf(campaign, 'z1'))).toBe(0);
    expect(does(campaign, next(campaign, 'NEXT', [{ act: 1, events }])).title).toContain(
      'finishes off a zombie',
    );
  });

  it('leaves it to places what zombies do, and never makes it up', () => {
    const campaign = boarded({ ...BEHIND, z1: [25, 170, EAST] });
    // Nobody of the party has the Rep for a 6.
    const dice = [
      { side: 'Party', face: 6 },
      { side: 'Zombies', face: 3 },
    ];
    underWay(campaign).turn = { number: 2, dice };
    for (let n = 0; n < 10; n += 1) {
      const bot = next(campaign, `PLACES-${n}`);
      expect(bot.command).toBe('encounter.zombies-act');
      const { events } = does(structuredClone(campaign), bot);
      expect(events.filter((one) => one.type === 'zombies-changed' && one.to.doing.by !== 'roaming')).toEqual(
        [],
      );
    }
  });

  it('runs on with a runaway by the dice of a fast move, instead of off the table at once', () => {
    const campaign = boarded({ ...BEHIND, f1: [240, 240, EAST] }, { acted: 2 });
    underWay(campaign).fighters = [
      ...underWay(campaign).fighters,
      {
        ...{ who: figureId(1), condition: 'ran-away', ranAway: true, rejoined: false, wounds: 0 },
        ...{ mauled: false, byZombie: false, shots: 0, fought: false, zombiesKilled: 0, peopleKilled: 0 },
      },
    ];
    const bot = next(campaign);
    expect(bot.command).toBe('encounter.move');
    expect(does(campaign, bot, [1, 1, 1]).title).toContain('a fast move');
    expect(placeOf(campaign, 'f1').spot).not.toEqual({ x: 240, y: 240 });
  });
});
