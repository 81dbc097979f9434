/** What is said in foot.tsx. */
export const words = {
  weaponsAndMonsters: 'Weapons and monsters',
  weapons: 'Weapons',
  triedChitsLeft: (tried: string | number, cup: string | number) => `${tried} tried; ${cup} chits left`,
  ofTheCrewLive: (crewAlive: string | number) => `${crewAlive} of the crew live`,
  crewAliveShip: 'crew alive : ship',
  lightItsPlaces: 'Light its places on the plan',
  monsters: 'Monsters',
  diceConstitutionMovement: 'Dice, constitution, movement',
  ship: 'Ship',
  box: 'Box',
} as const;
