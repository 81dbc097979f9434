/** What is said in rules.ts. */
export const words = {
  ourOwn: 'Our own',
  ourRulings: (title: string) => `Our rulings: ${title}`,
  results: 'Results',
} as const;
