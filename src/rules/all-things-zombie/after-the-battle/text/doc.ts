/** What is said in doc.ts. */
export const words = {
  eachEarlierWound: 'Each earlier wound',
  protected: 'Protected',
} as const;
