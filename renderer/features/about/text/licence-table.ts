/** What is said in licence-table.tsx. */
export const words = {
  package: 'Package',
  version: 'Version',
  licence: 'Licence',
} as const;
