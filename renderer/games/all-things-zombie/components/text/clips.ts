/** What is said in clips.tsx. */
export const words = {
  notLoaded: 'not loaded',
  spareClip: 'spare clip',
  spareClips: 'spare clips',
} as const;
