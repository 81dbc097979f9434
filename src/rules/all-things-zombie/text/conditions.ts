/** Night and weather in words. */

interface Seen {
  readonly night: boolean;
  readonly weather: boolean;
  /** Seen in the open, and in woods; null as far as the table. */
  readonly inches: number | null;
  readonly woods: number | null;
}

/** `Night: 12″ in sight, 6″ in woods; what stands in the light as by day`; null where only woods end the view. */
export function conditionsText({ night, weather, inches, woods }: Seen): string | null {
  if (inches === null) return null;
  const what = night ? (weather ? 'Night and foul weather' : 'Night') : 'Foul weather';
  const trees = woods === null || woods === inches ? '' : `, ${woods}″ in woods`;
  return `${what}: ${inches}″ in sight${trees}${night ? '; what stands in the light as by day' : ''}`;
}
