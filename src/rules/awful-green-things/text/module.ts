/** What is said in module.ts. */
export const words = {
  turnsAtMost: 'Turns at most',
  oneAdultMore: 'One Adult more at the start',
  communicationsBeamerWithTwoSettings: 'Communications Beamer with two settings',
  outsideTheZnutar: 'Outside the Znutar',
  theAwfulGreenThings: 'The Awful Green Things from Outer Space',
} as const;
