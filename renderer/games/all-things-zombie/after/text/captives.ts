/** What is said in captives.tsx. */
export const words = {
  captives: 'Captives',
  hasEscapedAndIsBack: ' has escaped, and is back when the Encounter ends',
  heldIn: (place: string) => `, held in ${place}`,
  nothingElseCanBePlayed: 'Nothing else can be played before an escape has been tried there.',
} as const;
