/** What is said in opposers-field.tsx. */
export const words = {
  opposedBy: 'Opposed by',
  add: 'Add',
  whoOpposes: 'Who opposes',
  somebody: 'Somebody',
  repOf: (rep: string | number) => `Rep ${rep}`,
  advantageAgainst: (name: string) => `Advantage against ${name}`,
  nobodysAdvantage: 'Nobody’s advantage',
  sAdvantage: (name: string) => `${name}’s advantage`,
  opposersAdvantage: 'Opposer’s advantage',
  doesntOppose: (name: string) => `${name} doesn’t oppose`,
  party: 'Party',
  somebodyElse: 'Another opposer',
  somebodyOfRep: (rep: string | number) => `An opposer of Rep ${rep}`,
} as const;
