/** What is said in map-fields.tsx. */
export const words = {
  fullSize: 'Full size',
  halfSize: 'Half size',
  onePage: 'One page',
  onA3: 'On A3',
  onTabloid: 'On Tabloid, 11 × 17″',
  inColour: 'In colour',
  upperFloorsToo: 'Upper floors too',
  pagesOfPlainGroundToo: 'Pages of plain ground too',
  howLarge: 'How large',
} as const;
