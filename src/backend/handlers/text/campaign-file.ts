/** What is said in campaign-file.ts. */
export const words = {
  thereIsNoSuch: 'There is no such campaign or game; it may have been deleted.',
  thatFileIsntThere: 'That file isn’t there any more; choose it again.',
  thisIsTooLarge:
    'This is too large for a file of its own, which could not be opened again, so none was saved; backups hold all of it.',
} as const;
