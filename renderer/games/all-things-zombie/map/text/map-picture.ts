/** What is said in map-picture.tsx. */
export const words = {
  inColour: 'In colour',
  dark: 'Dark',
  forPrint: 'For print',
  saveAsAPicture: 'Save as a picture…',
  mapOfAsAPicture: (name: string) => `Map of ${name} as a picture`,
  copiedAsSVG: 'Copied as SVG.',
  copiedAsPNG: 'Copied as PNG.',
  thePictureCouldNotBe: 'The picture could not be made here.',
  howItLooks: 'How it looks',
  saveAsPNG: 'Save as PNG',
  saveAsSVG: 'Save as SVG',
  copyAsPNG: 'Copy as PNG',
  copyAsSVG: 'Copy as SVG',
  theClipboardCantBe: 'The clipboard can’t be used here; save a file instead.',
} as const;
