/** What is said in warnings.tsx. */
export const words = {
  isUnarmed: 'is unarmed.',
  areUnarmed: 'are unarmed.',
  hasNoAmmunitionLeft: 'has no ammunition left.',
  haveNoAmmunitionLeft: 'have no ammunition left.',
  beforeTheyGo: 'Before they go',
} as const;
