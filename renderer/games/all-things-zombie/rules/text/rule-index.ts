/** What is said in rule-index.tsx. */
export const words = {
  allRules: 'All rules',
  searchEnterOpens: 'Search, Enter opens',
  odds: 'odds',
  advantage: 'advantage',
  noMatchTryFewerWords: 'No match. Try fewer words, or a shorter form.',
  searchRulesEnterOpens: 'Search rules; Enter opens the first found',
} as const;
