/** Titles of the checks, as the book has them. */
export const CHECK_TITLES = {
  'in-sight': 'In Sight',
  'received-fire': 'Received Fire',
  'wanting-to-charge': 'Wanting to Charge',
  'being-charged': 'Being Charged',
  surprise: 'Surprise',
  overrun: 'Overrun',
  rally: 'Rally',
  'see-zombie-death': 'See Zombie Death',
  sanity: 'Sanity',
  'what-now': 'What Now',
  'pursue-by-fire': 'Pursue by Fire',
  'fast-move': 'Fast Move',
  'reaction-fire': 'Reaction Fire',
} as const;
