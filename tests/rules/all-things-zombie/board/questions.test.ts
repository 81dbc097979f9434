/** Questions of places on small tables drawn in letters: reach, sight on a way, groups, an arc of fire, ways of vehicles (ATZ-155, 165, 166, 169, 170). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SeenEncounter } from '../../../../src/rules/all-things-zombie/acts/encounter/act.ts';
import { besideTarget } from '../../../../src/rules/all-things-zombie/acts/encounter/fire/aim-on-board.ts';
import { groupsByPlaces } from '../../../../src/rules/all-things-zombie/acts/encounter/places/groups-by-places.ts';
import { firstSight } from '../../../../src/rules/all-things-zombie/board/coming-into-sight.ts';
import { drives } from '../../../../src/rules/all-things-zombie/board/drives.ts';
import { type GroundTable, groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { wayTo } from '../../../../src/rules/all-things-zombie/board/paths.ts';
import { HALF_BASE, type Place, TENTHS } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { reach } from '../../../../src/rules/all-things-zombie/board/reach.ts';
import { type Body, hasRoom, onSameLevel } from '../../../../src/rules/all-things-zombie/board/room.ts';
import { costOfWay } from '../../../../src/rules/all-things-zombie/board/way.ts';
import { nearness } from '../../../../src/rules/core/geometry/clearance.ts';
import { contains, edgesOf, type Polygon } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { type Drawing, drawingsIn } from './drawing.ts';

const FOLDER = join(import.meta.dirname, 'drawn/asked');
/** Tenths of an inch from the middle of a car to its side. */
const CAR = 9;
const FAR = 4_000;

const spotOf = (text = ''): Spot => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x: x * TENTHS, y: y * TENTHS };
};

const said = ({ x, y }: Spot) => `${x / TENTHS},${y / TENTHS}`;

class Asked {
  readonly one: Drawing;
  readonly table: GroundTable;

  constructor(one: Drawing) {
    this.one = one;
    this.table = { ...one.table, ...one.size, river: null };
  }

  at(letter: string | undefined): Place {
    return this.one.places.get(letter ?? '') ?? expect.fail(`nobody drew ${letter}`);
  }

  bodies(letters: readonly string[], half = HALF_BASE): readonly (Body & { id: string })[] {
    return letters.map((id) => ({ id, at: this.at(id), reach: half }));
  }

  others(letter: string | undefined): readonly string[] {
    return [...this.one.places.keys()].filter((one) => one !== letter);
  }

  /** `m reaches 6.5,1.5 in b1 in 6″ past n`: by the way and by the outline of all he reaches alike. */
  reaches(question: string): string {
    const [, who, to, building, inches, past = ''] =
      /^(.) reaches (\S+)(?: in (\w+))? in (\d+)″(?: past (\w+))?$/.exec(question) ?? [];
    const { spot: from, level: start } = this.at(who);
    const level = building === undefined ? null : { building, floor: 0 };
    const [spot, most] = [spotOf(to), Number(inches) * TENTHS];
    const going = { ground: groundOn(this.table), bodies: this.bodies([...past]), from, level: start };
    const hasPlace = hasRoom(going.ground, this.bodies(this.others(who)), { spot, facing: 0, level });
    const way = hasPlace ? wayTo(going, spot, level, most) : undefined;
    const isWithin = reach(going, most).some(
      (fan) => onSameLevel(fan, { level }) && holds(fan.outline.toReversed(), spot),
    );
    if (way === undefined)
      return hasPlace && isWithin ? 'within the outline, and no way there' : 'out of reach';
    return isWithin
      ? `${Math.ceil(costOfWay(going.ground, way, start) / TENTHS)}″`
      : 'a way there, and beyond the outline';
  }

  /** `m walks to 6.5,4.5` */
  walks(question: string): string {
    const [, who, to] = /^(.) walks to (\S+)$/.exec(question) ?? [];
    const ground = groundOn(this.table);
    const start = this.at(who);
    const way = wayTo({ ground, bodies: [], from: start.spot, level: null }, spotOf(to), null, FAR) ?? [];
    const others = this.others(who).map((id) => ({
      ...{ id, at: this.at(id), looks: !/[xyz]/.test(id), isSeen: true },
    }));
    const halt = firstSight(ground.obstacles, way, start, others, this.one.conditions);
    const end = halt?.way.at(-1);
    return end === undefined ? 'halts nowhere' : `halts at ${said(end)} for ${halt?.met.join(' ')}`;
  }

  /** An Encounter as far as places are asked in it. */
  encounter(): SeenEncounter {
    const places = [...this.one.places].map(([piece, at]) => ({ piece, at }));
    const { conditions } = this.one;
    return { board: { places }, table: this.table, conditions } as unknown as SeenEncounter;
  }

  /** `groups of nop led by m` */
  groups(question: string): string {
    const [, side = '', leaders = ''] = /^groups of (\w+)(?: led by (\w+))?$/.exec(question) ?? [];
    const ones = (letters: string) => [...letters].map((who) => ({ fighter: { who } })) as never[];
    return groupsByPlaces(this.encounter(), ones(side), ones(leaders))
      .map(({ members, led }) => `${members.join('')}${led ? ' led' : ''}`)
      .join(', ');
  }

  /** `m fires 3″ at n` */
  fires(question: string): string {
    const [, who = '', inches, at = ''] = /^(.) fires (\d+)″ at (.)$/.exec(question) ?? [];
    const beside = { among: this.others(who), inches: Number(inches) };
    const hit = besideTarget(this.encounter(), who, at, beside).flatMap(({ because }) =>
      because.by === 'apart' ? [`${because.to} ${because.apart / TENTHS}″`] : [],
    );
    return hit.length === 0 ? 'nobody' : hit.join(', ');
  }

  /** `v drives 8″ by 4.5,1.5 4.5,5.5` */
  drives(question: string): string {
    const [, who, inches, by = ''] = /^(.) drives (\d+)″(?: by (.+))?$/.exec(question) ?? [];
    const { vehicles } = this.one;
    const people = this.others(who).filter((id) => !vehicles.includes(id));
    const driven = {
      ...{ ground: groundOn(this.table), at: this.at(who), reach: CAR },
      ...{ people: this.bodies(people), vehicles: this.bodies(vehicles, CAR) },
    };
    const spots = by.split(' ').filter(Boolean).map(spotOf);
    const { end, over, isStopped } = drives(driven, spots, Number(inches) * TENTHS);
    return `to ${said(end)}${over.length > 0 ? `, over ${over.join(' ')}` : ''}${isStopped ? ', stopped' : ''}`;
  }
}

/** Within it, or on its rim. */
const holds = (outline: Polygon, spot: Spot): boolean =>
  contains(outline, spot) || edgesOf(outline).some((edge) => nearness(spot, edge, 1) <= 0);

function answer(one: Drawing, question: string): string {
  const asked = new Asked(one);
  if (question.startsWith('groups')) return asked.groups(question);
  const [, does] = question.split(' ');
  if (does === 'reaches' || does === 'walks' || does === 'fires' || does === 'drives')
    return asked[does](question);
  throw new Error(`nobody asks ${question}`);
}

describe.each(globSync('*.txt', { cwd: FOLDER }))('%s', (file) => {
  const cases = drawingsIn(readFileSync(join(FOLDER, file), 'utf8'));
  it.each(cases.map((one) => [one.title, one] as const))('%s', (_, one) => {
    expect(one.asked.length).toBeGreaterThan(0);
    expect(one.asked.map(({ question }) => `${question}: ${answer(one, question)}`)).toEqual(
      one.asked.map((each) => `${each.question}: ${each.answer}`),
    );
  });
});
