/** What is said in table-map.tsx. */
export const words = {
  anArrowLeads:
    'An arrow leads to the next part that way, Page Down and Page Up through all of them in order, Enter to what can be done with one.',
} as const;
