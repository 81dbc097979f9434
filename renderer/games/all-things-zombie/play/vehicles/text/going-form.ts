/** What is said in going-form.tsx. */
export const words = {
  atTheWheel: 'At the wheel',
  inches: 'Inches',
  turns: 'Turns',
  oneOfMoreThan45: 'One of more than 45°',
  offTheRoad: 'Off the road',
  leavesTheTable: 'Leaves the table',
  runsDownAFigure: 'Runs down a figure',
  andAnother: 'And another',
  oneFewer: 'One fewer',
  engineOff: 'Engine off',
  drive: (speed: string | number) => `Drive ${speed}″`,
  stop: 'Stop',
} as const;
