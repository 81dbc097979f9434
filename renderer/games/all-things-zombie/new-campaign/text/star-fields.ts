/** What is said in star-fields.tsx. */
export const words = {
  theStarIsYou:
    'The Star is you: a Rep 5 figure of your own making, with one attribute and whatever weapons you like. Three Grunts are then drawn by the tables.',
  name: 'Name',
  attribute: 'Attribute',
  typeToSearch: 'Type to search',
  noMatch: 'No match.',
} as const;
