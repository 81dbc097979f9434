/** Outcomes of its odds. */
const CHANCES: Readonly<Record<string, string>> = {};

export const chanceText = (_rule: string, outcome: string): string => CHANCES[outcome] ?? outcome;
