/** A moment as it stands in a file's name: UTC, sorting like time, without the colons that Windows refuses. */
export function stamp(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}
