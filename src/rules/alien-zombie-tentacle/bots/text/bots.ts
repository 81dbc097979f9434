/** What is said in bots.ts. */
export const words = {
  keepsCount: 'Keeps count',
  neverForgets: 'Never forgets',
  actsOnImpulse: 'Acts on impulse',
} as const;
