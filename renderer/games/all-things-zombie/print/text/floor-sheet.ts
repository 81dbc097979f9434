/** What is said in floor-sheet.tsx. */
export const words = {
  buildingFloor: (id: string, storey: string | number) => `Building ${id}, floor ${storey}`,
  floorOf: (id: string, storey: string | number) => `${id}, floor ${storey}`,
  upperFloorsToCutOutAndLay: (name: string, page: string) =>
    `${name}: upper floors, to cut out and lay on their buildings. Holdout, unofficial. ${page}`,
} as const;
