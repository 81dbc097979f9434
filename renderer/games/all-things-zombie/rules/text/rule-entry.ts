/** What is said in rule-entry.tsx. */
export const words = {
  allRules: 'All rules',
  ourRuling: 'Our ruling',
  ourOwnRule: 'Our own rule',
  atTheTable: 'At the table',
} as const;
