/** Ids as words on a page: `raid` → `Raid`, `medical-supplies` → `Medical supplies`. */
export function cap(id: string): string {
  const words = id.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `3 zombies`, `1 person`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
