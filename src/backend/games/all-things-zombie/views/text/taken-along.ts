/** What is said in taken-along.ts. */
export const words = {
  in: (name: string) => `In ${name}:`,
  whatCameBeforeIsLeft: '(What came before is left out.)',
} as const;
