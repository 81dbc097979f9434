/** What is said in everywhere-tab.tsx. */
export const words = {
  asTheSystem: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
  theApps: 'The app’s',
  myOwn: 'My own',
  everywhere: 'Everywhere',
  theme: 'Theme',
  diceAndCards: 'Dice and cards',
  whoRollsWhereARule: 'Who rolls where a rule asks for it. Each step can be done the other way.',
  paper: 'Paper',
  whatAPrintStartsWith: 'What a print starts with.',
} as const;
