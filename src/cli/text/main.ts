/** What is said in main.ts. */
export const words = {
  theOutputCantBeWritten: (diskReason: string) => `The output can’t be written: ${diskReason}.\n`,
  ctrlCCancels: (clear: string, floor: string | number) => `${clear}${floor} %, Ctrl+C cancels`,
} as const;
