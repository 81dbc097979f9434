/** What is said in report-grid.tsx. */
export const words = {
  tickAllToSetThem: 'Tick all, to set them together',
  figure: 'Figure',
  tick: (name: string) => `Tick ${name}`,
  nothingFollows: 'Nothing follows',
  thenOf: (follows: string) => `Then: ${follows}`,
} as const;
