/** What a battle by itself is begun with for a calendar, which is shown nowhere. */
export const NO_CALENDAR = { division: 'seasons', startYear: 2 } as const;
