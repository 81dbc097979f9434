/** Outcomes of its odds. */
const CHANCES: Readonly<Record<string, string>> = {
  completes: 'A Collection is complete',
  not: 'None is',
};

export const chanceText = (_rule: string, outcome: string): string => CHANCES[outcome] ?? outcome;
