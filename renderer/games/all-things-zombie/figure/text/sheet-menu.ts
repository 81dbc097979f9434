/** What is said in sheet-menu.tsx. */
export const words = {
  whatToDoWith: (name: string) => `What to do with ${name}`,
  setAPortrait: 'Set a portrait…',
  changeThePortrait: 'Change the portrait…',
  takeThePortraitAway: 'Take the portrait away',
  takeToAnotherCampaign: 'Take to another campaign…',
} as const;
