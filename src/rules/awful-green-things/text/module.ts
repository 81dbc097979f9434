/** What is said in module.ts. */
export const words = {
  turnsAtMost: 'Turns at most',
  oneAdultMore: 'One Adult more at the start',
  communicationsBeamerWithTwoSettings: 'Communications Beamer with two settings',
  outsideTheZnutar: 'Outside the Znutar',
  theAwfulGreenThings: 'The Awful Green Things from Outer Space',
  crewAndGreenThings:
    'Crew and Green Things may go out through the airlocks, on the skin and into space; helps the crew more.',
} as const;
