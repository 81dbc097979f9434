/** What is said in key.tsx. */
export const words = {
  room: 'room',
  passage: 'passage',
  hatch: 'hatch',
  openWay: 'open way',
  wayOut: 'way out',
  weaponsPlace: 'weapon’s place',
  skin: 'skin',
  betweenSpaces: 'between spaces',
  bothReconstructed: 'both reconstructed',
  name: 'Name',
  diceConstitution: 'dice, constitution,',
  moves: 'moves',
  newThisTurn: 'new this turn',
  stunned: 'stunned',
} as const;
