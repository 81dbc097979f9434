/** What is said in verify.ts. */
export const words = {
  n1RowDiffers: '1 row differs',
  rowsDiffer: (count: string | number) => `${count} rows differ`,
  eventsEveryRow: (events: string | number) => `${events} events, every row as the log adds up to.`,
  fromTheLog: (differ: string) => `${differ} from the log:`,
} as const;
