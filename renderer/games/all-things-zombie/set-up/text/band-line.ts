/** What is said in band-line.tsx. */
export const words = {
  band: 'Band',
  runners: 'Runners',
  nobodyFollows: 'nobody follows',
  chasers: (band: string) => `Chasers ${band}`,
  thePursuitGoesOn: 'The pursuit goes on',
  bandGoOn: (count: string | number) => `Band ${count}: go on`,
  theRunnersSplitUp: 'The Runners split up',
  bandTheRunnersSplitUp: (count: string | number) => `Band ${count}: the Runners split up`,
  rep: (lowestRep: string | number, which: string) => `Rep ${lowestRep}${which}`,
  inVehicles: ', in vehicles',
  onFoot: ', on foot',
} as const;
