/** What is said in map-fence.tsx. */
export const words = {
  wall: 'Wall',
  fence: 'Fence',
} as const;
