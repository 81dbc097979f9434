/** What is said in threat-stacks.tsx. */
export const words = {
  threats: 'Threats',
  none: 'none',
} as const;
