/** What is said in rep-chart.tsx. */
export const words = {
  repOfFromTo: (figures: string, date: string, date2: string) => `Rep of ${figures} from ${date} to ${date2}`,
  changesOfRep: 'Changes of Rep',
  figure: 'Figure',
  date: 'Date',
  rep: 'Rep',
} as const;
