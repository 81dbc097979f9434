/** What is said in night-lengths.tsx. */
export const words = {
  lostOf: (rounds: string | number | null, lost: string | number, result: string) =>
    `${rounds} · ${lost} lost, ${result}`,
} as const;
