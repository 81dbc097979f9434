/** The moment at which everything in these tests happens. */
export const AT = '2026-03-04T05:06:07.089Z';
