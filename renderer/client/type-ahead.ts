/** Keys typed faster than the screen can ask: they wait for the question that an act under way will open. */

/**
 * Kind of what is under way: a deed that may ask, one of several presses that add up, an answer, which may lead to the next, or the fields
 * of a question that is open as the screen is drawn.
 */
type UnderWay = 'deed' | 'count' | 'answer' | 'fields';

/** Letters name something else as long as no question is open; what is pressed once more is pressed by Enter, too. */
const TAKEN = {
  deed: /^([0-9]|Enter)$/,
  count: /^[0-9]$/,
  answer: /^(.|Enter|Backspace)$/u,
  fields: /^(.|Enter|Backspace)$/u,
} as const satisfies Record<UnderWay, RegExp>;

export interface TypeAhead {
  /** Marks the deed as under way: keys typed from now on are for the question it opens. */
  expect(deed: object, underWay: UnderWay): void;
  /** The player has turned to something else: what is typed from now on is for that. */
  turnElsewhere(): void;
  /** Says whether the player has turned to something else since the last deed. */
  isElsewhere(): boolean;
  /** Says whether the player has turned to something else while fields of a screen were yet to be drawn. */
  arePassedBy(): boolean;
  /** Takes the key, if it is for a question to come. */
  press(key: string): boolean;
  /** Marks the deed as done, though not yet shown, and opening no more questions: keys typed from now on are for the screen. */
  endQuestions(deed: object): void;
  /** The question is on the screen: what was typed for it so far. From now on its fields have the keys. */
  take(deed: object): readonly string[];
  /** Takes the Enter that was typed first for it, if one was: a yes to what it would ask before anything else. */
  takesEnter(deed: object): boolean;
  /** The question wanted no more than was taken from the front of these. */
  giveBack(deed: object, keys: readonly string[]): void;
  /** The deed is over: what was typed for it and never asked for. */
  over(deed: object): readonly string[];
}

export function typeAhead(): TypeAhead {
  let expected: { readonly deed: object; readonly underWay: UnderWay } | undefined;
  let elsewhere = false;
  let passedBy = false;
  let typed: readonly { readonly deed: object; readonly key: string }[] = [];

  const takeOf = (deed: object): readonly string[] => {
    const keys = typed.filter((one) => one.deed === deed).map(({ key }) => key);
    typed = typed.filter((one) => one.deed !== deed);
    return keys;
  };

  const endQuestions = (deed: object) => {
    if (expected?.deed === deed) expected = undefined;
  };

  return {
    expect: (deed, underWay) => {
      expected = { deed, underWay };
      elsewhere = false;
      passedBy = false;
    },
    turnElsewhere: () => {
      elsewhere = true;
      passedBy ||= expected?.underWay === 'fields';
      if (expected?.underWay !== 'answer') expected = undefined;
    },
    isElsewhere: () => elsewhere,
    arePassedBy: () => passedBy,
    press: (key) => {
      if (expected === undefined || !TAKEN[expected.underWay].test(key)) return false;
      typed = [...typed, { deed: expected.deed, key }];
      return true;
    },
    endQuestions,
    take: (deed) => {
      expected = undefined;
      passedBy = false;
      return takeOf(deed);
    },
    takesEnter: (deed) => {
      const first = typed.findIndex((one) => one.deed === deed);
      if (typed[first]?.key !== 'Enter') return false;
      typed = typed.toSpliced(first, 1);
      return true;
    },
    giveBack: (deed, keys) => {
      typed = [...keys.map((key) => ({ deed, key })), ...typed];
    },
    over: (deed) => {
      endQuestions(deed);
      return takeOf(deed);
    },
  };
}
