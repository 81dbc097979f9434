/** What is said in charging-fields.tsx. */
export const words = {
  charges: 'Charges',
  zombies: 'Zombies',
  fromBehindOrUnseen: 'From behind, or unseen',
} as const;
