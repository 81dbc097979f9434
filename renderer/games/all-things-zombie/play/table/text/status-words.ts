/** What is said in status-words.ts. */
export const words = {
  with: (led: string) => `With ${led}`,
  mayGo: 'may go',
  mayGetUp: 'may get up',
  staysDown: 'stays down',
  staysDownThisTurn: 'It gets up when it is next active, or on doubles.',
  hasActed: 'has acted',
  inTheOf: (vehicle: string) => `in the ${vehicle}`,
  inVehicle: 'inside',
  alight: 'alight',
  covers: 'covers',
  fired: 'fired',
  firedOf: (shots: number) => `fired ${shots}`,
  shotsOf: (shots: number) => (shots === 1 ? '1 shot' : `${shots} shots`),
  mauled: 'mauled by a zombie',
  hero: 'Hero',
  innocent: 'Innocent',
} as const;
