/** What is said in take-along.tsx. */
export const words = {
  takeToAnotherCampaignOf: (name: string) => `Take ${name} to another campaign`,
  copiedOf: (name: string) => `Copied ${name}.`,
  staysHereTooRepRAP:
    'stays here, too. Rep, RAP, attributes, weapons, portrait, biography and history go along.',
  aStarJoinsThere: ' A Star joins there as a Grunt.',
  saveAsFile: 'Save as file…',
  copy: 'Copy',
  forACampaignOnAnother:
    'For a campaign on another computer. There: Roster, Add a figure, From another campaign.',
  isInToo: (name: string, name2: string) => `${name} is in ${name2}, too.`,
  goThere: 'Go there',
  thereIsNoOtherCampaign: 'There is no other campaign.',
  campaign: 'Campaign',
  takeThere: (name: string) => `Take ${name} there`,
  theClipboardCantBe: 'The clipboard can’t be used here; save a file instead.',
} as const;
