/** What is said in correcting.ts. */
export const words = {
  engineOff: 'Engine off',
  engineRunning: 'Engine running',
  brokenDown: 'Broken down',
  stoppedForGood: 'Stopped for good',
  burntOut: 'Burnt out',
} as const;
