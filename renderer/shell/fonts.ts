/**
 * The fonts in which every screen is set. One that comes after the screen sets its lines anew, and what somebody is about
 * to press moves away under the pointer.
 */
const FACES = [
  '500 1rem "Encode Sans Semi Condensed"',
  '600 1rem "Encode Sans Semi Condensed"',
  '1rem "Source Sans 3 Variable"',
];

/** Waits until the fonts are there, or can’t be had: then the next in the list of families is taken. */
export async function fontsLoaded(): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
}
