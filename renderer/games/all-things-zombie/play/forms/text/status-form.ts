/** What is said in status-form.tsx. */
export const words = {
  howIs: (name: string) => `How is ${name}?`,
  status: 'Status',
  byAZombie: 'by a zombie',
} as const;
