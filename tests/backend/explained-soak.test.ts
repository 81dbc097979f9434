/** Every kind of roll that bots come to in a war, opened to its numbers: each explains itself, whatever it is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { beginning } from '../../src/backend/games/all-things-zombie/beginning.ts';
import { botsPlaying } from '../../src/backend/games/all-things-zombie/soak.ts';
import { explainedRolls } from '../../src/backend/games/all-things-zombie/views/explained.ts';
import type { ExplainedRoll } from '../../src/contract/explained.ts';
import { diceBox } from '../../src/rules/core/dice.ts';
import { withCorrections } from '../../src/rules/core/in-force.ts';
import { COUNTS } from '../support/counts.ts';
import { fold } from '../support/rules/fold.ts';

const ALL = ['SOAK-2', 'SOAK-3', 'SOAK-7', 'SOAK-9'];
const SEEDS = COUNTS.inFull ? ALL : ALL.slice(0, 2);
const YEARS = 5;

/** Dice that are read by their faces alone, and what they came to stands in the act's own line; of ours, and of a look at a table. */
const BY_FACE =
  /^(holdout\.|atz\.(building-count|getaway|recruit\.|survivor-placement|drunkard-state|attribute-table|melee-armor|shorter-move|stumble|vehicle-count|zombie-|river$|swerve$|wind$|flies$|people-come-back$))/;
const rolls: ExplainedRoll[] = [];

beforeAll(() => {
  for (const seed of SEEDS) {
    const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<typeof beginning>[0];
    const begun = beginning(context, { name: 'Soak', seed, division: 'seasons', startYear: 2, star: {} });
    const bots = botsPlaying(fold(begun.events.map(({ event }) => event)), YEARS, diceBox(`${seed} bots`));
    for (let step = bots.next(); !step.done; step = bots.next(undefined)) {
      const { finished } = step.value;
      if (finished === null) continue;
      const { after, told } = finished;
      rolls.push(...withCorrections(after.corrections, () => explainedRolls(after, told)));
    }
  }
}, 600_000);

/** Each fault once, by its rule. */
const faults = (of: (roll: ExplainedRoll) => readonly string[]) =>
  [...new Set(rolls.flatMap((roll) => of(roll).map((fault) => `${roll.rule}: ${fault}`)))].toSorted();

const all = ({ modifiers, shares = [] }: ExplainedRoll) => [
  ...modifiers,
  ...shares.flatMap((share) => share.modifiers),
];

describe('each kind of roll of a war', () => {
  it('is met', () => {
    expect(new Set(rolls.map(({ rule }) => rule)).size).toBeGreaterThan(75);
  });

  it('says of each die whether it counted, or is a look at a table', () => {
    expect(
      faults(({ rule, dice, shares = [], odds, read, modifiers, needs = null }) => {
        if (dice === null || BY_FACE.test(rule)) return [];
        const held = dice.every(({ counts }) => counts !== null) || shares.length > 0;
        return held || odds !== null || read.length > 0 || needs !== null || modifiers.length > 0
          ? []
          : ['dice held against nothing'];
      }),
    ).toEqual([]);
  });

  it('says what its dice do, the right way up', () => {
    expect(
      faults(({ rule, dice, needs = null, counted = null, shares = [] }) => {
        const words = [needs, counted, ...shares.flatMap((one) => [one.needs, one.counted])];
        const held =
          shares.length === 0 && dice?.some(({ counts }) => counts === 'passed' || counts === 'failed');
        return [
          ...(held && (needs === null || counted === null) ? ['says nothing of what its dice do'] : []),
          ...words.flatMap((one) =>
            one !== null && /\bcounts\b/.test(one) && !/no die/.test(one) ? [one] : [],
          ),
          ...(rule === 'atz.overrun-control' && !/control$/.test(counted ?? '') ? ['is upside down'] : []),
        ];
      }),
    ).toEqual([]);
  });

  it('has an attack an attack, and talk talk, whoever outnumbers whom', () => {
    const asked = rolls.filter(({ rule }) => rule === 'atz.attack-or-talk');
    expect(new Set(asked.map(({ needs }) => needs?.split(' ').at(-1)))).toEqual(
      new Set(['attacks', 'talks']),
    );
    const wrong = asked.filter(({ needs, dice, odds }) => {
      const passed = dice?.[0]?.counts === 'passed';
      return (needs?.endsWith('attacks') === passed ? 'attack' : 'talk') !== odds?.came;
    });
    expect(wrong).toEqual([]);
  });

  it('names each modifier, and what it did', () => {
    expect(
      faults((roll) =>
        all(roll).flatMap(({ name, does }) => [
          ...(/^[\d–+−-]*$/.test(name) || /^[a-z]/.test(name) ? [`names “${name}”`] : []),
          ...(/score|Rep 0|^\s*$|undefined/.test(does) ? [`does “${does}”`] : []),
        ]),
      ),
    ).toEqual([]);
    expect(
      faults(({ rule, modifiers }) =>
        /^atz\.(search|activity)/.test(rule) && modifiers.some(({ does }) => does.startsWith('Rep'))
          ? ['changes a Rep that isn’t there']
          : [],
      ),
    ).toEqual([]);
  });

  it('marks the outcome that came, of all odds beside it, too', () => {
    expect(
      faults(({ odds, rule }) => [
        ...(odds !== null && !odds.outcomes.some(({ name, n }) => name === odds.came && n > 0)
          ? [`marks nothing of ${odds.outcomes.map(({ name }) => name).join(' ')}`]
          : []),
        ...(odds?.beside ?? []).flatMap(({ name, came, outcomes }) =>
          outcomes.some((one) => one.name === came && one.n > 0)
            ? []
            : [`marks nothing of ${name.replace(/\d+/, 'n')}`],
        ),
        ...(odds === null && rule === 'atz.shoot' ? ['has no odds'] : []),
      ]),
    ).toEqual([]);
  });

  it('names who is known, and nobody “the first” or “the other”', () => {
    expect(
      faults(({ odds, whose, against, text, shares = [] }) => {
        const said = [
          odds?.head,
          ...(odds?.outcomes ?? []).map((one) => one.text),
          ...(odds?.beside ?? []).flatMap((one) => [one.title, ...one.outcomes.map((each) => each.text)]),
          whose,
          against,
          text,
          ...shares.map((one) => one.against),
        ];
        return said.flatMap((one) =>
          typeof one === 'string' &&
          /^(the (first|other)\b|somebody|opponent|target \d|first target|[A-Z]\d+$|[NESW]$)/i.test(one)
            ? [`says “${one}”`]
            : [],
        );
      }),
    ).toEqual([]);
  });

  it('stands under a rule and a section, with its ruling where one decides', () => {
    expect(
      faults(({ section, title, summary }) =>
        [section, title, summary].includes('') ? ['is under no rule'] : [],
      ),
    ).toEqual([]);
    expect(
      faults(({ rule, rulings }) =>
        rule === 'atz.zombie-placement' && rulings.every(({ id }) => id !== 'ATZ-118') ? ['no ATZ-118'] : [],
      ),
    ).toEqual([]);
  });
});
