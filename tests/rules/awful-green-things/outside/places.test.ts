/** Movement Outside the Znutar: the ring of skin areas, the four spaces, and the exits between ship and skin. */
import { describe, expect, it } from 'vitest';
import { AREA_IDS } from '../../../../src/rules/awful-green-things/data/areas.ts';
import {
  SKIN_IDS,
  SKINS,
  SPACE_IDS,
  skinRow,
  skinsBeside,
  skinsUnder,
  spaceOver,
  spacesBeside,
} from '../../../../src/rules/awful-green-things/outside/places.ts';
import { areaBehind, skinOutside } from '../../../../src/rules/awful-green-things/outside/ways.ts';
import { out } from '../../../support/rules/agt-outside.ts';
import { optionsOf, play } from '../../../support/rules/agt-ship.ts';

describe('the skin', () => {
  it('is a ring of 21 areas, each beside two others that are beside it', () => {
    expect(SKIN_IDS).toHaveLength(21);
    for (const skin of SKIN_IDS) {
      expect(new Set(skinsBeside(skin)).size).toBe(2);
      for (const beside of skinsBeside(skin)) expect(skinsBeside(beside)).toContain(skin);
    }
    expect(skinsBeside('S1')).toEqual(['S21', 'S2']);
  });

  it('has two areas to a Fuel Pod, on either side of the line between two spaces', () => {
    for (const pod of ['fuel-pod-1', 'fuel-pod-2'] as const) {
      const two = SKIN_IDS.filter((skin) => skinRow(skin).result.beside === pod);
      expect(two).toHaveLength(2);
      expect(new Set(two.map(spaceOver)).size).toBe(2);
    }
  });

  it('is marked as reconstructed', () => {
    expect(new Set(Object.values(SKINS.rows).map(({ confidence }) => confidence))).toEqual(
      new Set(['RECONSTRUCTED']),
    );
  });

  it('lies in four spaces, each next to two', () => {
    expect(SPACE_IDS.flatMap(skinsUnder).toSorted()).toEqual([...SKIN_IDS].toSorted());
    expect(spacesBeside('upper')).toEqual(['fore', 'aft']);
    expect(spacesBeside('fore')).toEqual(['lower', 'upper']);
  });
});

describe('the ways out', () => {
  it('are the hold, three bays, two Sensors, the probe’s launch tubes and the engine tubes', () => {
    const exits = AREA_IDS.filter((area) => skinOutside(area) !== undefined);
    expect(exits.toSorted()).toEqual([
      ...['cargo-hold', 'cockboat-bay', 'engine-room', 'probe-launch'],
      ...['saucer-bay', 'scout-bay', 'sensor-1', 'sensor-2'],
    ]);
    for (const exit of exits) expect(areaBehind(skinOutside(exit) ?? 'S1')).toBe(exit);
  });
});

describe('walking on the skin', () => {
  const moving = (kind: 'adult' | 'baby') =>
    optionsOf(
      play(
        out({ phase: 'monsters-move', crew: { doc: 'galley', medic: 'S5' }, monsters: [[kind, 'S3']] }),
        `${kind}:S3`,
      ),
    );

  it('is for an Adult two areas and for a Baby one, and never into space', () => {
    expect(moving('baby')).toEqual(['S2', 'S4', 'back']);
    expect(moving('adult')).toEqual(['S2', 'S4', 'S1', 'S5', 'back']);
  });

  it('ends where crew are awake', () => {
    const state = out({ phase: 'monsters-move', crew: { doc: 'S4' }, monsters: [['adult', 'S3']] });
    expect(optionsOf(play(state, 'adult:S3'))).toEqual(['S2', 'S4', 'S1', 'back']);
  });
});
