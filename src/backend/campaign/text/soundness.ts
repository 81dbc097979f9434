/** What is said in soundness.ts. */
export const words = {
  thisWasDamaged:
    'This was damaged on the disk, so nothing is done to it as it stands. Choose “Check…” in its menu on the shelf: it says what is wrong, and repairs it.',
} as const;
