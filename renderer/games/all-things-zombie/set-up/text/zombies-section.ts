/** What is said in zombies-section.tsx. */
export const words = {
  zombies: 'Zombies',
  afterThePartysFirstMove: 'after the party’s first move',
  play: 'Play',
  playThisTable: 'Play this table',
  rollForTheZombies: 'Roll for the zombies',
  whereTheZombiesCameOn: 'Where the zombies came on',
  howMany: 'How many',
  fromTheParty: 'From the party',
  fromWest: 'from west',
  fromSouth: 'from south',
  inADoorway: ', in a doorway',
  zombiesAbout: 'Zombies about',
} as const;
