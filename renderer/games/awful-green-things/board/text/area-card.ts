/** What is said in area-card.tsx. */
export const words = {
  allOfIt: (title: string) => `${title}, all of it`,
  nobody: 'nobody',
  crew: 'Crew',
  greenThings: 'Green Things',
  in: (name: string) => `In ${name}`,
  greenThingsIn: (name: string) => `Green Things in ${name}`,
  onOf: (name: string) => `On ${name}`,
  greenThingsOn: (name: string) => `Green Things on ${name}`,
  weaponsLying: 'Weapons lying',
  on: 'on',
  nobodyInThem: 'Nobody in them',
} as const;
