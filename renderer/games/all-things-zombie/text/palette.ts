/** What is said in palette.tsx. */
export const words = {
  pdfPaper: 'pdf paper',
  rep: (rep: number) => `Rep ${rep}`,
  repAndStatus: (rep: number, status: string) => `Rep ${rep}, ${status}`,
} as const;
