/** What is said in bad-input.ts. */
export const words = {
  theCallCantBeRead: 'The call can’t be read as one.',
  theCallDoesntFit: (text: string) => `The call doesn’t fit: ${text}.`,
  doesntFit: (field: string, text: string) => `${field} doesn’t fit: ${text}.`,
} as const;
