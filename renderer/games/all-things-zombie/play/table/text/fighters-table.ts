/** What is said in fighters-table.tsx. */
export const words = {
  figuresOfAllSides: 'Figures of all sides',
  rep: 'Rep',
  figure: 'Figure',
  weapon: 'Weapon',
  rngTarImp: 'rng · tar · imp',
  clips: 'Clips',
  zombiesKilled: 'Zombies killed',
  peopleKilled: 'People killed',
} as const;
