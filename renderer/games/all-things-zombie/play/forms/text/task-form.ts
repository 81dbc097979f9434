/** What is said in task-form.tsx. */
export const words = {
  easy: 'Easy',
  tough: 'Tough',
  hard: 'Hard',
  triesATask: (name: string) => `${name} tries a task`,
  kindOfTask: 'Kind of task',
  unopposed: 'Unopposed',
  opposed: 'Opposed',
  difficulty: 'Difficulty',
  failingCosts: 'Failing costs',
  whatFailingCostsIsToo: 'What failing costs is too long.',
  sayWhatFailingCostsBefore: 'Say what failing costs before the roll.',
  addThoseWhoOppose: 'Add those who oppose it; one roll counts against all of them.',
} as const;
