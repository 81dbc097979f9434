/** Ids as words on a page: `raid` → `Raid`, `medical-supplies` → `Medical supplies`. */
export function cap(id: string): string {
  const words = id.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
