/** A window hears each thing once, and notices what it has missed. */
import { describe, expect, it } from 'vitest';
import { hearing, heldBack } from '../../renderer/shell/hearing.ts';
import { ANYTHING, type Happened, type Told } from '../../src/contract/happened.ts';

const act = (revision: number): Happened => ({ campaign: 'abcdefghij', revision });
const told = (number: number): Told => ({
  after: `run.${number - 1}`,
  now: `run.${number}`,
  what: act(number),
});
const howFar = (now: string): Told => ({ after: now, now, what: null });

function heardOf(all: readonly Told[]): readonly Happened[] {
  const heard: Happened[] = [];
  const { told: hear } = hearing('run.4', (what) => heard.push(what));
  for (const one of all) hear(one);
  return heard;
}

describe('a window hears', () => {
  it('one thing after another, also where two tell it', () => {
    expect(heardOf([told(5), told(5), told(6)])).toEqual([act(5), act(6)]);
  });

  it('nothing of what was done before its page was handed out, however late another window passes it on', () => {
    expect(heardOf([told(3), told(4), told(5)])).toEqual([act(5)]);
    expect(heardOf([told(5), told(6), told(5), told(7)])).toEqual([act(5), act(6), act(7)]);
  });

  it('anything at all where something is missing in between, and goes on from there', () => {
    expect(heardOf([told(7), told(8)])).toEqual([ANYTHING, act(8)]);
  });

  it('nothing where the host has come no further, anything where it has, or is another', () => {
    expect(heardOf([howFar('run.4')])).toEqual([]);
    expect(heardOf([howFar('run.6'), told(7)])).toEqual([ANYTHING, act(7)]);
    expect(heardOf([howFar('other.0')])).toEqual([ANYTHING]);
  });

  it('what comes while it is asked what was missed, after that and without a gap', () => {
    const heard: Happened[] = [];
    const others = heldBack(hearing('run.4', (what) => heard.push(what)));
    others.told(told(6));
    others.told(told(7));
    expect(heard).toEqual([]);
    others.goOn([told(5), told(6)]);
    others.told(told(8));
    expect(heard).toEqual([act(5), act(6), act(7), act(8)]);
  });

  it('what comes while it is asked in vain what was missed, as a gap', () => {
    const heard: Happened[] = [];
    const others = heldBack(hearing('run.4', (what) => heard.push(what)));
    others.told(told(6));
    others.goOn([]);
    others.told(told(7));
    expect(heard).toEqual([ANYTHING, act(7)]);
  });
});
