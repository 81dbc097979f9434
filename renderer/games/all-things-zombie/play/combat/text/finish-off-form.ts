/** What is said in finish-off-form.tsx. */
export const words = {
  aZombieOnTheGround: 'A zombie on the ground, not counted',
  standsOver: (name: string, name2: string) => `${name} stands over ${name2}`,
  aZombie: 'a zombie',
  inContactWithOneWho: 'In contact with one who is down.',
  whom: 'Whom',
  withAShot: (title: string) => `With a shot: ${title}`,
  kill: 'Kill',
  capture: 'Capture',
} as const;
