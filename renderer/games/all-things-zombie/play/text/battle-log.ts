/** What is said in battle-log.tsx. */
export const words = {
  log: 'Log',
  undoTheLastStep: 'Undo the last step',
  actsOfThisEncounterNewest: 'Acts of this Encounter, newest first',
  earlier: 'Earlier',
} as const;
