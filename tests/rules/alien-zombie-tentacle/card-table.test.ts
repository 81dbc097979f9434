/** The card table's view of a round: figures with where they come from, who would die, and what an answer would change. */
import { describe, expect, it } from 'vitest';
import { takeOut, wholeDecks } from '../../../src/rules/alien-zombie-tentacle/cards.ts';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { type AztaState, freshPlayer, noGrudges } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { RULES } from '../../../src/rules/alien-zombie-tentacle/text/rules.ts';
import { deckFaces } from '../../../src/rules/alien-zombie-tentacle/text/table/deck-faces.ts';
import { offerOf } from '../../../src/rules/alien-zombie-tentacle/text/table/offers.ts';
import { quickReference } from '../../../src/rules/alien-zombie-tentacle/text/table/reference.ts';
import { tableView } from '../../../src/rules/alien-zombie-tentacle/text/table/table.ts';
import type {
  AztaSeat,
  EventCard,
  Gear,
  SurvivorId,
} from '../../../src/rules/alien-zombie-tentacle/types.ts';
import type { Corrections } from '../../../src/rules/core/figure.ts';
import { withCorrections } from '../../../src/rules/core/in-force.ts';

const survivor = (id: SurvivorId, owner: AztaSeat, ...gear: Gear[]): AztaState['survivors'][number] => ({
  ...{ id, owner, gear, isUsed: false, hasLooted: false, out: null },
});

/** Zombies 9 come for the Bouncer, the Stoner, the Homeless vet and the Biker; the Smartass kid helps the Bouncer. */
function night(): AztaState {
  return {
    players: [
      { ...freshPlayer(), hand: ['too-small', 's-mart'] },
      ...Array.from({ length: 3 }, () => ({ ...freshPlayer(), hand: ['pistol' as const] })),
    ],
    survivors: [
      survivor('biker', 'first', 'tire-iron'),
      survivor('policewoman', 'first', 'stun-gun'),
      survivor('bouncer', 'second'),
      survivor('stoner', 'third', 'alien-gizmo'),
      survivor('smartass-kid', 'third'),
      survivor('homeless-vet', 'fourth', 'pistol'),
    ],
    ...{ spare: [], round: 8, mostRounds: 60, first: 'second', phase: 'help', gone: 3 },
    ...{ cards: [], discard: [], enemies: [], enemyDiscard: [], loot: [], offer: null },
    stacks: {
      alien: ['alien-3', 'alien-2'],
      zombie: ['zombie-4', 'zombie-2', 'zombie-3'],
      tentacle: ['tentacle-5', 'tentacle-2'],
    },
    encounter: {
      kind: 'zombie',
      inIt: ['bouncer', 'stoner', 'homeless-vet', 'biker'],
      helping: [{ helper: 'smartass-kid', of: 'bouncer' }],
      ...{ boosts: [], passes: [], played: [] },
    },
    threat: { kind: 'zombie', card: 'zombie-3' },
    distracted: { now: false, next: false },
    ...{ grudges: noGrudges(), start: 2, suddenDeath: false, carried: null, won: null, outcome: null },
  };
}

const HELPS = ['help>policewoman>stoner', 'help>policewoman>homeless-vet', 'help-nobody'];
const look = (
  state: AztaState,
  picked: string | null = null,
  ids: readonly string[] = HELPS,
  corrections: Corrections = [],
) =>
  tableView(state, 'first', {
    asking: { seat: 'first', of: null, options: ids.map((id) => ({ id, text: id })) },
    ...{ isHeld: true, picked, corrections },
  });

describe('a survivor on the table', () => {
  it('shows each figure as it is now, with every bonus and where it comes from', () => {
    const [biker] = look(night()).me.survivors;
    expect(biker?.now).toEqual({ wits: 2, fight: 6, speed: 3 });
    expect(biker?.base).toEqual({ wits: 2, fight: 4, speed: 3 });
    expect(biker?.sums.fight).toBe('4 base + 2 Tire iron');
    expect(biker?.note).toBe('in Encounter');
  });

  it('is said to help, and whom; to have looted, with their own figures at 1', () => {
    const state = night();
    const kid = look(state).others.flatMap(({ survivors }) => survivors);
    expect(kid.find(({ survivor: id }) => id === 'smartass-kid')).toMatchObject({
      ...{ is: 'helping', note: 'helps Bouncer' },
    });
    state.survivors = state.survivors.map((one) =>
      one.id === 'policewoman' ? { ...one, hasLooted: true } : one,
    );
    expect(look(state).me.survivors[1]).toMatchObject({
      ...{ is: 'looting', note: 'has looted', base: { wits: 1, fight: 1, speed: 1 } },
      now: { wits: 1, fight: 2, speed: 3 },
    });
  });
});

describe('the Encounter', () => {
  it('has a bar for each: their own, Gear, a helper; and says whom it gets', () => {
    const { encounter } = look(night());
    expect(encounter?.aside).toBe('Fight against Zombies 9');
    expect(encounter?.rows.map(({ name, total, sum, says }) => [name, total, sum, says])).toEqual([
      ['Bouncer', 7, '5 base + 2 Smartass kid', ''],
      ['Stoner', 4, '3 base + 1 Alien gizmo', 'dies'],
      ['Homeless vet', 6, '4 base + 2 Pistol', ''],
      ['Biker', 6, '4 base + 2 Tire iron', ''],
    ]);
    expect(encounter?.rows[0]?.bars).toEqual([
      { is: 'base', from: 0, to: 5 },
      { is: 'helper', from: 5, to: 7 },
    ]);
  });

  it('moves with the help that is pointed at, and the line below the table with it', () => {
    const then = look(night(), 'help>policewoman>stoner');
    const stoner = then.encounter?.rows[1];
    expect(stoner).toMatchObject({ total: 7, sum: '3 base + 1 Alien gizmo + 3 Policewoman', says: '' });
    expect(stoner?.bars.at(-1)).toEqual({ is: 'picked', from: 4, to: 7 });
    // Homeless vet and Biker come to six each; from the first player on the vet, in the fourth seat, is reached first.
    expect(then.encounter?.rows[2]?.says).toBe('dies');
    expect(then.foot.line?.rows.map(({ name, place }) => `${place} ${name}`)).toEqual([
      '1 Homeless vet 6',
      '2 Biker 6',
      '3 Bouncer 7',
      '4 Stoner 7',
    ]);
    expect(look(night()).foot.line?.rows[0]).toMatchObject({ name: 'Stoner 4', dies: true });
  });

  it('says that both die where the one it gets is helped', () => {
    const { encounter } = look(night(), 'help>policewoman>stoner', HELPS);
    expect(encounter?.rows.map(({ says }) => says)).not.toContain('both die');
    const state = night();
    if (state.encounter !== null) state.encounter.helping = [{ helper: 'policewoman', of: 'bouncer' }];
    state.survivors = state.survivors.map((one) =>
      one.id === 'stoner' ? { ...one, gear: ['shotgun', 'rifle'] } : one,
    );
    if (state.encounter !== null) {
      state.encounter.boosts = [
        { card: 'tight-squeeze', survivor: 'bouncer' },
        { card: 'tight-squeeze', survivor: 'bouncer' },
      ];
    }
    const [bouncer] = look(state).encounter?.rows ?? [];
    expect(bouncer).toMatchObject({
      ...{ total: 4, says: 'both die', sum: '5 base + 3 Policewoman − 2 Tight squeeze − 2 Tight squeeze' },
    });
    expect(bouncer?.bars.at(-1)).toEqual({ is: 'lost', from: 4, to: 8 });
  });

  it.each([
    ['play>too-small', ['', 'passed', 'dies', '']],
    ['play>critical-hit', ['leaves', 'leaves', 'leaves', 'leaves']],
    ['play>missed-elevator>stoner', ['', 'leaves', 'dies', '']],
    ['play>serious-funk>stoner', ['', '', 'dies', '']],
    ['play>fatally-distracted>next', ['', 'dies', '', '']],
  ])('shows what %s would come to', (id, says) => {
    expect(look(night(), id, [id]).encounter?.rows.map((row) => row.says)).toEqual(says);
  });
});

describe('the next flip', () => {
  /** All that lie on no stack. */
  function deck(): AztaState['enemies'] {
    const left = [...wholeDecks().enemies];
    for (const card of Object.values(night().stacks).flat()) takeOut(left, card);
    return left;
  }

  /** Before it; all Enemies but these were discarded. */
  function unflipped(...enemies: AztaState['enemies']): AztaState {
    const state = { ...night(), phase: 'trade' as const, encounter: null, threat: null, enemies };
    const left = [...wholeDecks().enemies];
    for (const card of [...enemies, ...Object.values(state.stacks).flat()]) takeOut(left, card);
    return { ...state, enemyDiscard: left };
  }

  it('is counted by the Enemies that lie on no stack', () => {
    const flip = look(unflipped('alien-2', 'alien-4', 'zombie-3', 'zombie-2')).nextFlip;
    expect(flip?.kinds.map(({ name, chance, totals }) => [name, chance, totals])).toEqual([
      ['Aliens', '50 %', '7 to 9'],
      ['Zombies', '50 %', '11 to 12'],
      ['Tentacles', '0 %', ''],
    ]);
    expect(flip?.own.map(({ name, chance }) => [name, chance])).toEqual([
      ['Biker', '100 %'],
      ['Policewoman', '100 %'],
    ]);
  });

  it('spares whoever is a match for it', () => {
    const state = unflipped('alien-2', 'zombie-2');
    state.survivors = [survivor('physicist', 'first', 'laptop'), survivor('trucker', 'second')];
    // Seven Wits against Aliens 7; one Fight against Zombies 11.
    expect(look(state).nextFlip?.own).toEqual([{ survivor: 'physicist', name: 'Physicist', chance: '50 %' }]);
  });

  it('is of two cards where an eliminated player goes first: the second is the Threat', () => {
    const state = { ...unflipped('alien-2', 'zombie-3'), first: 'second' as const };
    state.survivors = state.survivors.filter(({ owner }) => owner !== 'second');
    const flip = look(state).nextFlip;
    expect(flip?.aside).toBe('two are flipped, and the last is the Threat');
    expect(flip?.kinds.map(({ chance }) => chance)).toEqual(['50 %', '50 %', '0 %']);
  });

  it('is counted of nine, too, from a whole deck, where the player’s cards say so', () => {
    const state = { ...unflipped(...deck()), first: 'second' as const };
    state.survivors = state.survivors.filter(({ owner }) => owner !== 'second');
    const nine = [{ table: 'azta.figures', row: 'eliminated-flips', field: 'result', to: 9 }];
    const flip = look(state, null, HELPS, nine).nextFlip;
    expect(flip?.aside).toBe('nine are flipped, and the last is the Threat');
    expect(flip?.own.map(({ chance }) => chance)).toEqual(['100 %', '100 %']);
    const question = { kind: 'choose', rule: 'azta.loot', seat: 'first', options: [] } as const;
    const words = withCorrections(nine, () => alienZombieTentacle.text.asked?.(state, question));
    expect(words?.line).toMatch(/^Next flip: Aliens \d+ %, Zombies \d+ % and Tentacles \d+ %\. Threatened: /);
  });
});

describe('an answer', () => {
  const at = (id: string, of: string | null = null) => {
    const { from, to } = offerOf({ id, text: id }, of);
    return [from, to];
  };

  it('is taken from one place and put to another', () => {
    expect(at('help>policewoman>stoner')).toEqual(['policewoman', 'stoner']);
    expect(at('wear>pistol>biker')).toEqual(['hand:pistol', 'biker']);
    expect(at('loot>pistol>biker')).toEqual(['loot:pistol', 'biker']);
    expect(at('move>pistol>biker>stoner')).toEqual(['biker:pistol', 'stoner']);
    expect(at('offer>pistol>hand>third')).toEqual(['hand:pistol', 'seat:third']);
    expect(at('play>s-mart>biker')).toEqual(['hand:s-mart', 'biker']);
  });

  it('is given in one place', () => {
    expect(at('biker')).toEqual([null, 'biker']);
    expect(at('take>pistol>physicist')).toEqual([null, 'physicist:pistol']);
    expect(at('play>too-small')).toEqual([null, 'hand:too-small']);
    expect(at('leave>stoner')).toEqual([null, 'stoner']);
    // A card that is let go: from a survivor's Gear, or from the hand.
    expect(at('pistol', 'biker')).toEqual([null, 'biker:pistol']);
    expect(at('pistol')).toEqual([null, 'hand:pistol']);
  });

  it('is a word where no place says it', () => {
    expect(at('help-nobody')).toEqual([null, null]);
    expect(at('play>fatally-distracted>now')).toEqual([null, null]);
  });
});

describe('the cards to cut out', () => {
  it('are all of them, copy by copy', () => {
    const { survivors, cards, enemies } = deckFaces([]);
    expect([survivors.length, cards.length, enemies.length]).toEqual([14, 41, 30]);
    const titles = (kind: 'gear' | 'event') =>
      new Set(cards.filter((one) => one.kind === kind).map(({ card }) => card));
    expect([titles('gear').size, titles('event').size]).toEqual([11, 10]);
  });

  it('are those of the player’s own deck', () => {
    const to = { table: 'azta.gear', row: 'pistol' satisfies Gear };
    const { cards } = deckFaces([
      { ...to, field: 'title', to: 'Revolver' },
      { ...to, field: 'copies', to: 4 },
    ]);
    expect(cards.filter(({ title, mark }) => title === 'Revolver' && mark === '‡')).toHaveLength(4);
  });

  it('say what each Event does', () => {
    const events = new Map(deckFaces([]).cards.map((one) => [one.card, one.effect]));
    const said = [...events].filter(([card]) =>
      (['critical-hit', 's-mart'] as EventCard[]).some((one) => one === card),
    );
    expect(said.map(([, effect]) => effect)).toEqual([
      'Discards the whole stack; the Encounter ends. Draw 1.',
      'Everyone draws 1; one survivor in the Encounter gets the bonuses.',
    ]);
  });
});

describe('the quick reference', () => {
  it('has every rule, under its heading in the order of play', () => {
    const parts = quickReference();
    expect(parts.flatMap(({ lines }) => lines)).toHaveLength(RULES.length);
    expect(parts[0]?.section).toBe('Setup');
  });
});

describe('an Encounter that nobody is in', () => {
  const left = (more: Partial<AztaState> = {}): AztaState => {
    const state = night();
    if (state.encounter !== null) state.encounter.inIt = [];
    return { ...state, phase: 'screw', ...more };
  };

  it('is said to be empty, without a scale or a line', () => {
    const { encounter, foot, quiet } = look(left(), null, []);
    expect(encounter).toBeNull();
    expect(foot.line).toBeNull();
    expect(quiet).toBe('Nobody is in the Encounter.');
  });

  it('says of nobody that they are out before the deal', () => {
    const { me, others } = look(left({ phase: 'set-up', survivors: [] }), null, []);
    expect([me, ...others].map(({ note, isOut }) => ({ note, isOut }))).toEqual(
      Array.from({ length: 4 }, () => ({ note: '', isOut: false })),
    );
  });

  it('is the last of the night: it is over, and it is nobody’s turn', () => {
    const outcome = { kind: 'won', seat: 'second', rounds: 8, alone: 2 } as const;
    const { me, others, loot, quiet } = look(left({ outcome, loot: ['laptop'] }), null, []);
    expect(quiet).toBe('The night is over.');
    expect(loot).toEqual([]);
    expect([me, ...others].filter(({ isOn }) => isOn)).toEqual([]);
    const gone = left({ survivors: night().survivors.filter(({ owner }) => owner !== 'first') });
    expect(look(gone, null, []).me.note).toBe('out, draws Events');
    expect(look({ ...gone, outcome }, null, []).me.note).toBe('out');
  });
});
