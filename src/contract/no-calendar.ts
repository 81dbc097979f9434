/** Calendar that a battle by itself is begun with, which is shown nowhere. */
export const NO_CALENDAR = { division: 'seasons', startYear: 2 } as const;
