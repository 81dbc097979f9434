/** What is said in brief-ground.tsx. */
export const words = {
  aRiver: (ford: string) => `A river, ${ford}`,
  abandoned: (all: string) => `Abandoned: ${all}`,
  whatElseStandsAbout: 'What else stands about',
  times: (text: string, many: string | number) => `${text} (${many})`,
  ofThem: (text: string, many: string | number) => `${text}, ${many} of them`,
} as const;
