/** What is said in brief-pages.tsx. */
export const words = {
  briefing: (date: string, title: string) => `Briefing, ${date}. ${title}`,
  briefingOf: (title: string) => `Briefing. ${title}`,
  phase: 'Phase',
  zombieActivity: 'Zombie activity',
  survivorActivity: 'Survivor activity',
  zombiesAtStart: 'Zombies at start',
  vehicles: 'Vehicles',
  whoGoes: 'Who goes',
  inThisOrder: 'In this order',
} as const;
