/** What is said in report-pages.tsx. */
export const words = {
  campaignReportPhase: (text: string, phase: string | number) => `Campaign report, ${text}. Phase ${phase}`,
  encounters: 'Encounters',
  successful: 'Successful',
  lost: 'Lost',
  zombies: 'Zombies',
  points: 'Points',
  reports: 'Reports',
  repOverTimeOnJoining:
    'Rep over time: on joining, then each change with its date. Lost: figures the party came home without.',
} as const;
