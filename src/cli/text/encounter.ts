/** What is said in encounter.ts. */
export const words = {
  inWhichTheBotsFind: ', in which the bots find nothing to do',
  theFightIsOver: 'the fight is over',
  actsStandTurnIsUnder: (acts: string | number, turn: string | number, message: string) =>
    `${acts} acts stand, turn ${turn} is under way. ${message}`,
  cancelledBeforeTheEnd: 'cancelled before the end',
} as const;
