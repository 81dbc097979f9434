/** What is said in floor-sheet.tsx. */
import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';

export const words = {
  buildingFloor: (id: string, storey: number) => `Building ${id}, ${floorText(storey)}`,
  floorOf: floorText,
  upperFloorsToCutOutAndLay: (name: string, page: string) =>
    `${name}: upper floors, to cut out and lay on their buildings. Holdout, unofficial. ${page}`,
} as const;
