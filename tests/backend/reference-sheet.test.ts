import { describe, expect, it } from 'vitest';
import { examine } from '../../src/rules/all-things-zombie/after-the-battle/doc.ts';
import { recovery } from '../../src/rules/all-things-zombie/after-the-battle/recovery.ts';
import { isRanged, weaponOf } from '../../src/rules/all-things-zombie/arms.ts';
import { buildingRow } from '../../src/rules/all-things-zombie/battlefield/buildings.ts';
import { awareness } from '../../src/rules/all-things-zombie/meeting-and-greeting/survivors.ts';
import { mercy } from '../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import { reinforcement } from '../../src/rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import type { Fighter } from '../../src/rules/all-things-zombie/melee/fighter.ts';
import { diceModifiers, meleeDice, repModifiers } from '../../src/rules/all-things-zombie/melee/modifiers.ts';
import { melee } from '../../src/rules/all-things-zombie/melee/round.ts';
import {
  BEING_CHARGED,
  beingCharged,
  type UnderCharge,
} from '../../src/rules/all-things-zombie/reaction/being-charged.ts';
import {
  type ComingIntoSight,
  IN_SIGHT,
  inSight,
} from '../../src/rules/all-things-zombie/reaction/in-sight.ts';
import { type InTheWay, OVERRUN, overrun } from '../../src/rules/all-things-zombie/reaction/overrun.ts';
import { RALLY, type Rallying, rally } from '../../src/rules/all-things-zombie/reaction/rally.ts';
import {
  RECEIVED_FIRE,
  receivedFire,
  type UnderFire,
} from '../../src/rules/all-things-zombie/reaction/received-fire.ts';
import {
  type CaughtUnawares,
  SURPRISE,
  surprise,
} from '../../src/rules/all-things-zombie/reaction/surprise.ts';
import {
  type AboutToCharge,
  WANTING_TO_CHARGE,
  wantingToCharge,
} from '../../src/rules/all-things-zombie/reaction/wanting-to-charge.ts';
import { type DuckedBack, WHAT_NOW, whatNow } from '../../src/rules/all-things-zombie/reaction/what-now.ts';
import {
  SANITY,
  SEE_ZOMBIE_DEATH,
  sanity,
  seeZombieDeath,
} from '../../src/rules/all-things-zombie/reaction/zombie-death.ts';
import { type Harm, survives } from '../../src/rules/all-things-zombie/shooting/damage.ts';
import { IMPACT } from '../../src/rules/all-things-zombie/shooting/impact.ts';
import type { Shooter, Target } from '../../src/rules/all-things-zombie/shooting/shooter.ts';
import { hitModifiers, leastFace } from '../../src/rules/all-things-zombie/shooting/to-hit.ts';
import { AREA_WORDS } from '../../src/rules/all-things-zombie/text/encounter.ts';
import { signed } from '../../src/rules/all-things-zombie/text/rows.ts';
import { allDouble, inOrder, mayActivate } from '../../src/rules/all-things-zombie/turn/activation.ts';
import {
  AREAS,
  BUILDINGS,
  type BuildingId,
  ITEMS,
  type ItemId,
  WEAPONS,
  type WeaponId,
} from '../../src/rules/all-things-zombie/types.ts';
import { disabled } from '../../src/rules/all-things-zombie/vehicles/engine.ts';
import { losesControl } from '../../src/rules/all-things-zombie/vehicles/losing-control.ts';
import { search } from '../../src/rules/all-things-zombie/what-you-gain/search.ts';
import type { Play } from '../../src/rules/core/play.ts';
import { ASKING, played } from '../rules/all-things-zombie/reaction/support.ts';
import { rowOf, tableOf, tables } from '../support/backend/reference.ts';

describe('the quick reference', () => {
  it('has each table once, and every row as long as its head', () => {
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
    for (const { columns, rows } of tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  it('leaves no word of the code standing', () => {
    const text = JSON.stringify(tables.map(({ title, use, columns, rows }) => [title, use, columns, rows]));
    expect(text).not.toMatch(/undefined|null|NaN|\[object|atz\./);
    expect(text).not.toMatch(/"[a-z]+-[a-z]+-?[a-z]*"/);
  });

  it('marks what is ruled and what is rebuilt', () => {
    expect(tableOf('search-rural').columns).toContain('Armour†');
    expect(tableOf('search-urban').columns).toContain('Ammo°');
    expect(rowOf('rep', '1')?.[1]).toBe('1†');
  });
});

/** Surroundings of the figure that checks, dice passed, and what the sheet says of it: in the order of the sheet. */
type Said<A> = readonly (readonly [A, 0 | 1 | 2, string])[];

const IN_SIGHT_SAYS: Said<ComingIntoSight> = [
  [{ hidden: true }, 2, 'If hidden: holds fire, or fires at will.'],
  [{ moving: true }, 2, 'Otherwise: fires.'],
  [{ hidden: true, withLeader: true }, 1, 'If hidden, with a Leader: holds fire, or fires at will.'],
  [{}, 1, 'If standing still: fires.'],
  [{ moving: true }, 1, 'If moving: doesn’t fire.'],
  [{ hidden: true }, 0, 'If hidden: fires, and is hidden no more.'],
  [{}, 0, 'Otherwise: doesn’t fire.'],
];

const RECEIVED_FIRE_SAYS: Said<UnderFire> = [
  [{ charging: true }, 2, 'If charging: goes on charging.'],
  [
    { outgunned: true },
    2,
    'If outgunned or unable to fire: Ducks Back, or finishes the move without firing.',
  ],
  [{ byHidden: true }, 2, 'If fired on from hiding: finishes the move and fires.'],
  [{}, 2, 'Otherwise: finishes the move and fires.'],
  [{ charging: true, ranged: true }, 1, 'If charging with a ranged weapon: stops and fires.'],
  [
    { charging: true, ranged: true, outgunned: true },
    1,
    'If charging with a ranged weapon, outgunned: Ducks Back°.',
  ],
  [{ charging: true }, 1, 'If charging with nothing to fire: goes on charging.'],
  [{ inCover: true }, 1, 'If in cover: fires or Ducks Back.'],
  [{ inCover: true, cannotFire: true }, 1, 'If in cover, outgunned or unable to fire: Ducks Back°.'],
  [{}, 1, 'Otherwise: Ducks Back.'],
  [{ inCover: true }, 0, 'If in cover: Ducks Back.'],
  [{}, 0, 'Otherwise: runs away.'],
];

const WANTING_TO_CHARGE_SAYS: Said<AboutToCharge> = [
  [{}, 2, 'Charges.'],
  [{ inCover: true }, 1, 'If in cover: stays and fires.'],
  [{ inCover: true, cannotFire: true }, 1, 'If in cover, unable to fire: stays in place.'],
  [{}, 1, 'Otherwise: charges.'],
  [{ inBuilding: true }, 0, 'If in a building: Ducks Back.'],
  [{ inCover: true }, 0, 'Otherwise: stays in place.'],
];

const BEING_CHARGED_SAYS: Said<UnderCharge> = [
  [{}, 2, 'If able to fire: fires, then fights hand to hand.'],
  [{ cannotFire: true }, 2, 'Otherwise: fights hand to hand.'],
  [{ inCover: true }, 1, 'If in cover: fires, then fights hand to hand.'],
  [{ inCover: true, cannotFire: true }, 1, 'If in cover, unable to fire: fights hand to hand°.'],
  [{ flankOrRear: true }, 1, 'If charged at flank or rear: runs away.'],
  [{}, 1, 'Otherwise: fights hand to hand.'],
  [{ inCover: true }, 0, 'If in cover: fights hand to hand.'],
  [{}, 0, 'Otherwise: runs away.'],
];

const WHAT_NOW_SAYS: Said<DuckedBack> = [
  [{}, 2, 'Pops up to shoot or to move.'],
  [{ outnumbered: true }, 1, 'If outgunned or outnumbered 2:1: stays down.'],
  [{ protected: true }, 1, 'If in body armour, military or police: pops up to shoot or to move.'],
  [{}, 1, 'Otherwise: stays down.'],
  [{ protected: true }, 0, 'Stays down.'],
];

const REP_4 = { rep: 4 };
/** Faces of which Rep 4 passes two, one or none. */
const FACES = { 2: [3, 4], 1: [4, 5], 0: [5, 6] } as const;

const checkOf = <A>(
  title: string,
  table: { readonly id: string; readonly rows: object },
  says: Said<A>,
  play: (at: A) => Play<{ readonly found: { readonly row: string } }, never>,
) => ({
  title,
  rows: Object.keys(table.rows).map((row) => `${table.id}/${row}`),
  read: says.map(([at, passed, said]) => ({
    passed,
    said,
    row: played(play(at), [...FACES[passed]]).found.row,
  })),
});

const PLAYED = [
  checkOf('In Sight', IN_SIGHT, IN_SIGHT_SAYS, (at) => inSight(ASKING, REP_4, at)),
  checkOf('Received Fire', RECEIVED_FIRE, RECEIVED_FIRE_SAYS, (at) => receivedFire(ASKING, REP_4, at)),
  checkOf('Wanting to Charge', WANTING_TO_CHARGE, WANTING_TO_CHARGE_SAYS, (at) =>
    wantingToCharge(ASKING, REP_4, at),
  ),
  checkOf('Being Charged', BEING_CHARGED, BEING_CHARGED_SAYS, (at) => beingCharged(ASKING, REP_4, at)),
  checkOf<CaughtUnawares>(
    'Surprise',
    SURPRISE,
    [
      [{}, 2, 'Turns to face the enemy, then Being Charged at Rep −1.'],
      [{}, 1, 'Taken by surprise: one die in the first round of melee.'],
      [{}, 0, 'Taken wholly by surprise: no dice in the first round of melee.'],
    ],
    (at) => surprise(ASKING, REP_4, at),
  ),
  checkOf<InTheWay>(
    'Overrun',
    OVERRUN,
    [
      [{ lmg: true }, 2, 'If armed with a light machine gun: stands and fires at the vehicle.'],
      [{}, 2, 'Otherwise: jumps aside.'],
      [{}, 1, 'The driver rolls to hit, at Impact 3.'],
      [{}, 0, 'Is hit by the vehicle, at Impact 3.'],
    ],
    (at) => overrun(ASKING, REP_4, at),
  ),
  checkOf<Rallying>(
    'Rally',
    RALLY,
    [
      [{}, 2, 'Rallies.'],
      [{ inCover: true }, 1, 'If in cover: rallies.'],
      [{}, 1, 'Otherwise: may try again next turn.'],
      [{}, 0, 'Is lost for this battle.'],
    ],
    (at) => rally(ASKING, REP_4, at),
  ),
  checkOf<object>(
    'See Zombie Death',
    SEE_ZOMBIE_DEATH,
    [
      [{}, 2, 'Carries on.'],
      [{}, 1, 'Ducks Back, then Sanity.'],
      [{}, 0, 'Runs away, then Sanity.'],
    ],
    () => seeZombieDeath(ASKING, REP_4),
  ),
  checkOf<object>(
    'Sanity',
    SANITY,
    [
      [{}, 2, 'Comes round at the next activation.'],
      [{}, 1, 'Huddles in a corner until rallied.'],
      [{}, 0, 'Collapses, Out of the Fight.'],
    ],
    () => sanity(ASKING, REP_4),
  ),
  checkOf('What Now?', WHAT_NOW, WHAT_NOW_SAYS, (at) => whatNow(ASKING, REP_4, at)),
];

describe('a check on the quick reference', () => {
  it.each(PLAYED)('says of $title what its rule comes to, row by row', ({ title, rows, read }) => {
    expect(read.map(({ row }) => row).toSorted()).toEqual(rows.toSorted());
    const first = tableOf('reaction').rows.findIndex(([check]) => check === title);
    for (const [at, passed] of [2, 1, 0].entries()) {
      const lines = read.filter((one) => one.passed === passed).map(({ said }) => said);
      expect(tableOf('reaction').rows[first + at]).toEqual([
        at === 0 ? title : '',
        String(passed),
        lines.join(' '),
      ]);
    }
  });

  it('is in the list of those that are played', () => {
    const titles = tableOf('reaction').rows.flatMap(([check]) => (check === '' ? [] : [check]));
    expect(PLAYED.map(({ title }) => title)).toEqual(titles);
  });
});

/** Cases of the to-hit table as the players see them: who fires, with what, at whom, as which target of a volley. */
const SHOTS: readonly {
  readonly said: string;
  readonly shooter?: Shooter;
  readonly weapon?: 'bow';
  readonly target?: Target;
  readonly nth?: number;
}[] = [
  { said: 'In the open' },
  { said: 'In body armour', target: { kind: 'human', protected: true } },
  { said: 'lying flat', target: { kind: 'human', prone: true } },
  { said: 'either side moving fast', target: { kind: 'human', fastMoving: true } },
  { said: 'either side moving fast', shooter: { rep: 4, fastMoving: true } },
  { said: 'two weapons fired at once', shooter: { rep: 4, twoWeapons: true } },
  { said: 'a primitive weapon', weapon: 'bow' },
  { said: 'the second target', nth: 1 },
  { said: 'In cover', target: { kind: 'human', cover: true } },
  { said: 'the third target and further ones', nth: 2 },
  { said: 'the third target and further ones', nth: 3 },
];

describe('a row of the battle on the quick reference', () => {
  it.each(SHOTS)('is to hit as its rule has it: $said', ({ said, shooter, weapon, target, nth = 0 }) => {
    const rep = 4;
    const at = target ?? { kind: 'human' };
    const total = leastFace(rep, hitModifiers(shooter ?? { rep }, weapon ?? 'rifle', at, nth)) + rep;
    const row = tableOf('to-hit').rows.find(([, cases]) => cases?.includes(said));
    expect(row?.[0]?.replace(/[°†]$/, '')).toBe(`${total}+`);
  });

  it('says that zombies are never in cover, as the rule has it', () => {
    expect(tableOf('to-hit').use).toContain('Zombies are never in cover.');
    expect(leastFace(4, hitModifiers({ rep: 4 }, 'rifle', { kind: 'zombie', cover: true }, 0))).toBe(4);
  });
});

/** Tests with two dice outside the reactions: table and row of the sheet, and what each number of dice passed comes to by the rule. */
const BY_PASSES: readonly (readonly [
  table: string,
  test: string,
  by: (faces: readonly number[]) => unknown,
  words: Readonly<Record<string, string>>,
])[] = [
  [
    'recovering',
    'How bad',
    (faces) => played(examine(ASKING, { rep: 4, wounds: 0, protected: false }, []), [...faces]).result,
    {
      rejoins: 'Rejoins next turn, no Recovery',
      badlyWounded: 'Badly wounded: to be carried, Recovery later',
      dead: 'Dead',
    },
  ],
  [
    'recovering',
    'Recovery',
    (faces) => played(recovery(ASKING, { rep: 4, kind: 'outOfTheFight', medical: false }), [...faces]).result,
    {
      returns: 'Comes back',
      returnsWeaker: 'Comes back with 1 Rep less for good',
      gone: 'Dead of the wounds; a runaway is never seen again',
    },
  ],
  [
    'noticed',
    'Awareness',
    (faces) => played(awareness(ASKING, 4, false), [...faces]).awareness,
    { aware: 'Aware', unaware: 'Unaware', surprised: 'Surprised' },
  ],
  [
    'vehicle-tests',
    'Hit',
    (faces) => played(disabled(ASKING), [...faces]).found.result,
    {
      explodes: 'Blows up with all inside',
      rollsToStop: 'Engine done for: loses 12″ a turn',
      driverChecks: 'Losing control at Rep −1',
    },
  ],
];
const FACES_OF_A_DIE = [1, 2, 3, 4, 5, 6] as const;

/** Dice of which two, one and none are within 4, and within 3. */
const PASSING = [
  [1, 1],
  [1, 6],
  [6, 6],
] as const;

describe('a test on the quick reference', () => {
  it.each(BY_PASSES)('says in %s of %s what its rule comes to', (id, test, by, words) => {
    const said = rowOf(id, test)
      ?.slice(1)
      .map((cell) => cell.replace(/[°†]/g, ''));
    expect(said).toEqual(PASSING.map((faces) => words[String(by(faces))]));
  });

  it('says of mercy what the second die comes to, where there is one', () => {
    const [two = '', one = '', none = ''] = rowOf('noticed', 'Mercy')?.slice(1) ?? [];
    const ends = (faces: readonly number[], ...second: number[]) =>
      played(mercy(ASKING, 4), [...faces], ...second.map((face) => [face])).end;
    expect([ends([1, 1], 4), ends([1, 1], 5)]).toEqual(['captured', 'leftAlone']);
    expect(two).toMatch(/^Captured, or left alone/);
    expect([ends([1, 6], 4), ends([1, 6], 5)]).toEqual(['captured', 'killed']);
    expect(one).toMatch(/^Captured, or killed/);
    expect(ends([6, 6])).toBe('killed');
    expect(none).toMatch(/^Killed/);
  });

  it('says of a driver who loses control what comes of it, turning and going straight', () => {
    const CONTROL = {
      goesOn: 'goes on',
      slides: 'slides 2″; hits something solid at Impact 0',
      veers: 'veers 6″; hits something solid at Impact 1 for each 6″ gone',
      swerves: 'swerves 6″, 1–3 left; the same Impact',
      rollsOver: 'rolls over, Impact 3 for each 6″',
      corkscrews: 'corkscrews on, Impact 2 for each 6″',
    } as const;
    const lost = (faces: readonly number[], turning: boolean) => {
      const more = !turning && faces[0] === 1 && faces[1] === 6 ? [[1]] : [];
      const driver = { rep: 4, attributes: [] } as const;
      return CONTROL[played(losesControl(ASKING, driver, { turning }), [...faces], ...more).found.result];
    };
    expect(
      rowOf('vehicle-tests', 'Control')
        ?.slice(1)
        .map((cell) => cell.replace(/[°†]/g, '')),
    ).toEqual(PASSING.map((faces) => `Turning: ${lost(faces, true)}. Straight: ${lost(faces, false)}.`));
  });

  it.each(AREAS)('says from which face a shot draws a zombie: %s', (area) => {
    const [, , least = ''] = rowOf('zombies', AREA_WORDS[area].title) ?? [];
    const drawn = FACES_OF_A_DIE.filter((face) => played(reinforcement(ASKING, area, 1), [face]).zombies > 0);
    expect(least.replace(/[°†]$/, '')).toBe(`${drawn[0]}+`);
    expect(drawn).toEqual(FACES_OF_A_DIE.filter((face) => face >= (drawn[0] ?? 7)));
  });

  it.each(AREAS)('says up to which score a search finds each thing, by building and phase: %s', (area) => {
    const finds = (building: BuildingId | null, item: ItemId) => {
      const upTo = (phase: 1 | 2 | 3) =>
        FACES_OF_A_DIE.findLast(
          (face) => played(search(ASKING, { area, phase, building }, item), [face]).found,
        ) ?? 0;
      return [upTo(1), upTo(2), upTo(3)];
    };
    const said = (cell: string) =>
      cell === '–' ? [0, 0, 0] : cell.split('/').map((one) => (one === '–' ? 0 : Math.min(6, Number(one))));
    const { rows } = tableOf(`search-${area}`);
    const places = new Map<string, BuildingId | null>(
      BUILDINGS.map((building) => [buildingRow(building).name.title, building]),
    ).set('Trailer, mobile home', null);
    const names = rows.map(([name = '']) => name.replace(/[°†]$/, ''));
    expect(rows.map(([, ...cells]) => cells.map(said))).toEqual(
      names.map((name) => ITEMS.map((item) => finds(places.get(name) ?? null, item))),
    );
    expect(names.filter((name) => !places.has(name))).toEqual([]);
    expect(names).toContain('Church');
  });
});

/** A weapon with clips that is fired with such an Impact. */
const firedWith = (impact: number) =>
  WEAPONS.find((id) => isRanged(id) && weaponOf(id).impact === impact && weaponOf(id).reload.by === 'clips');

describe('the row of an Impact on the quick reference', () => {
  it.each(Object.keys(IMPACT.rows).map(Number))(
    'says what a shot of it does, as the rule has it: %d',
    (impact) => {
      const weapon = firedWith(impact);
      if (weapon === undefined) throw new Error(`nothing is fired with Impact ${impact}`);
      const hit = (kind: 'human' | 'zombie', ...answers: (readonly number[])[]) =>
        played(survives(ASKING, { kind, rep: 6 }, 1, { by: 'shot', weapon }), ...answers);
      const zombie = hit('zombie', [6]);
      const back = zombie.harm === 'unhurt' ? '–' : `${zombie.knockedBack}″`;
      expect(rowOf('hits', String(impact))).toEqual([
        String(impact),
        `${hit('human', [6], [1]).knockedBack}″`,
        back,
        zombie.harm === 'knockedDown' ? 'Yes' : 'No',
      ]);
      // The line above the rows: the Impact or less kills, and a die against Rep less Impact follows.
      const harms = FACES_OF_A_DIE.map((face) => hit('human', [face], ...(face > impact ? [[1]] : [])).harm);
      expect(harms.filter((harm) => harm === 'obviouslyDead')).toHaveLength(impact);
      const { harm: passed } = hit('human', [6], [6 - impact]);
      const { harm: failed } = hit('human', [6], [6 - impact + 1]);
      expect(tableOf('hits').use).toContain('the Impact or less is Obviously Dead');
      expect(tableOf('hits').use).toContain(
        `a die against Rep less Impact: passed, ${HARM[passed]}; failed, ${HARM[failed]}.`,
      );
    },
  );
});

const HARM = {
  unhurt: 'nothing',
  knockedDown: 'Knocked Down',
  outOfTheFight: 'Out of the Fight',
  obviouslyDead: 'Obviously Dead',
} as const satisfies Record<Harm, string>;

describe('melee on the quick reference', () => {
  const man: Fighter = { kind: 'human', rep: 4 };
  const takesOff = (enemy: Fighter, enemies: number) =>
    repModifiers(man, enemy, enemies).reduce((sum, { by }) => sum + by, 0);
  const armed = (weapon: WeaponId): Fighter => ({ ...man, weapons: [weapon] });

  it('takes from Rep what the rule takes', () => {
    const perPoint = takesOff(armed('one-hand-bludgeon'), 1);
    const points = -weaponOf('chain-saw').inMelee.enemyRep;
    expect(takesOff(armed('chain-saw'), 1)).toBe(perPoint * points);
    expect(takesOff(man, 4)).toBe(takesOff(man, 3));
    expect(tableOf('melee').rows.map(([name, rep]) => [name, rep?.replace(/[°†]$/, '')])).toEqual([
      ['Each point of Impact less than the enemy', signed(perPoint)],
      ['Against two enemies', signed(takesOff(man, 2))],
      ['Against three and more', signed(takesOff(man, 3))],
    ]);
  });

  it('rolls as many dice as the rule does, and reads them so', () => {
    const dice = (fighter: Fighter) => meleeDice(diceModifiers(fighter, [man]));
    const caught = (['oneDie', 'noDice'] as const).map((word) => dice({ ...man, caught: word }));
    const { use } = tableOf('melee');
    const plain = use.replaceAll(/[°†]/g, '');
    expect(plain).toContain(
      `human ${dice(man)}, zombie ${dice({ kind: 'zombie', rep: 4 })}; surprised, ${caught.join(' or ')} in the first round`,
    );
    const isHit = (faces: readonly number[], isProtected: boolean, ...more: (readonly number[])[]) => {
      const loser = { ...man, protected: isProtected };
      const [clash] = played(melee(ASKING, [man, loser], [[0, 1]]), [...faces], [6, 6], ...more).clashes;
      return clash?.hit;
    };
    // After a hit, a die of 6 doesn’t kill, and one of 1 passes.
    const goesOn = [[6], [1]] as const;
    expect(isHit([6, 6], false)).toBe(false);
    expect(isHit([1, 6], false, ...goesOn)).toBe(true);
    expect(isHit([1, 1], true, ...goesOn)).toBe(true);
    const stops = FACES_OF_A_DIE.filter((face) => !isHit([1, 6], true, [face], ...(face > 3 ? goesOn : [])));
    expect(plain).toContain('0 more, both miss; 1 more, a hit, unless armour stops it; 2 more, a hit.');
    expect(plain).toContain(`Armour of a loser by one stops it on ${stops[0]}–${stops.at(-1)}.`);
  });
});

describe('activation on the quick reference', () => {
  const rolledBy = (...faces: readonly number[]) => ({
    dice: faces.map((face, at) => ({ side: `side ${at}`, face })),
  });
  const first = (...faces: readonly number[]) => inOrder(rolledBy(...faces)).map(({ face }) => face);
  const leastRep = (...faces: readonly number[]) =>
    FACES_OF_A_DIE.find((rep) => mayActivate(rolledBy(...faces), 'side 0', rep));
  const pairs = FACES_OF_A_DIE.flatMap((a) => FACES_OF_A_DIE.map((b) => [a, b] as const));
  const unlike = pairs.filter(([a, b]) => a !== b);
  const alike = pairs.filter(([a, b]) => a === b);

  it.each([
    [
      'The higher goes first',
      unlike.map(([a, b]) => first(a, b)),
      unlike.map((both) => both.toSorted().toReversed()),
    ],
    ['its die is the least Rep that may go', unlike.map(([a, b]) => leastRep(a, b)), unlike.map(([a]) => a)],
    [
      'Sides with equal dice stay where they are',
      unlike.map(([a, b]) => first(a, a, b)),
      unlike.map(([, b]) => [b]),
    ],
    [
      'on doubles all round everyone may still reload, change weapons or get up',
      alike.map(([a, b]) => allDouble(rolledBy(a, b))),
      alike.map(() => true),
    ],
  ])('says what the rule does: %s', (words, does, said) => {
    expect(rowOf('turn', 'Activation')?.[1]).toContain(words);
    expect(does).toEqual(said);
  });
});
