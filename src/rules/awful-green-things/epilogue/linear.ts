/** Linear equations of visits. */

/**
 * Expected visits to each post: what flows in, and what comes from the others, each of which leads on to some with a chance. Gauss, with
 * the greatest pivot: the same on every machine.
 */
export function solved(
  inflow: Float64Array,
  leads: readonly (readonly (readonly [number, number])[])[],
): Float64Array {
  const size = inflow.length;
  const width = size + 1;
  const rows = Array.from({ length: size }, (_, at) => {
    const row = new Float64Array(width);
    row[at] = 1;
    row[size] = inflow[at] ?? 0;
    return row;
  });
  for (const [from, ways] of leads.entries())
    for (const [to, share] of ways) {
      const row = rows[to];
      if (row !== undefined) row[from] = (row[from] ?? 0) - share;
    }
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let other = at + 1; other < size; other++)
      if (Math.abs(rows[other]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = other;
    const pivot = rows[best];
    const here = rows[at];
    if (pivot === undefined || here === undefined) break;
    rows[at] = pivot;
    rows[best] = here;
    const by = pivot[at] ?? 1;
    for (let below = at + 1; below < size; below++) {
      const row = rows[below];
      const factor = (row?.[at] ?? 0) / by;
      if (row === undefined || factor === 0) continue;
      for (let column = at; column < width; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  const visits = new Float64Array(size);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at];
    let rest = row?.[size] ?? 0;
    for (let column = at + 1; column < size; column++) rest -= (row?.[column] ?? 0) * (visits[column] ?? 0);
    visits[at] = rest / (row?.[at] ?? 1);
  }
  return visits;
}
