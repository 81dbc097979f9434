/** What is said in thread.ts. */
export const words = {
  aCallCarriesPlainData: 'A call carries plain data only.',
} as const;
