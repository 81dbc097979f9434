/** What is said in complaint.ts. */
export const words = {
  complaint: 'Complaint',
} as const;
