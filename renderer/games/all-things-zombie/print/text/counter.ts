/** What is said in counter.tsx. */
export const words = {
  partyRep: (rep: string | number | null) => `Party, Rep ${rep}`,
  others: 'Others',
  othersRep: (rep: string | number) => `Others, Rep ${rep}`,
  zombie: (number: string | number) => `Zombie ${number}`,
  shotsFired: (count: string | number) => `Shots fired: ${count}`,
} as const;
