/** What is said in refusals.ts. */
export const words = {
  theFileIsEmptyThere: 'The file is empty: there is nothing in it. Copy it again from where it came from.',
  thisIsAPictureChoose: 'This is a picture. Choose a file that was made by Save as file….',
  thisIsntAFile: 'This isn’t a file that Holdout saved. Choose one that was made by Save as file….',
  theFileIsIncomplete: 'The file is incomplete: it was cut off. Copy it again from where it came from.',
  theFileIsTooLarge: 'The file is too large to hold a campaign.',
  theFileIsDamagedWhat:
    'The file is damaged: what it holds isn’t what was saved. Copy it again from where it came from.',
  theFileIsDamaged:
    'The file is damaged: its log doesn’t add up to the campaign it is said to hold. Save the campaign again where it came from.',
  theFileHoldsAGame:
    'The file holds a game that this version of Holdout doesn’t have. Update Holdout to open it.',
  aNewerVersionOf: 'A newer version of Holdout saved this file; update Holdout to open it.',
} as const;
