/** The rules of Encounters, in our words. */
import type { Rule } from '../../rule.ts';

export const ENCOUNTERS_RULES = {
  'atz.raid': {
    section: 'Raid',
    title: 'Raid',
    summary: 'To destroy, to recover a thing or a person, or to loot; the player may be raider or defender.',
    file: 'encounters/kind.ts',
  },
  'atz.escape': {
    section: 'Escape',
    title: 'Escape',
    summary:
      'Forced while one of the party is captive. It takes place in the area the figure was taken in, against people only.',
    file: 'encounters/kind.ts',
  },
  'atz.escape-help': {
    section: 'Escape',
    title: 'Who comes to help',
    summary:
      'Two dice against the highest Rep among the captives: both pass, two rescuers for each captive; one, as many; none, nobody.',
    ask: 'Roll two dice against the highest Rep of the captives.',
  },
  'atz.how-many': {
    section: 'How Many of Them Table',
    title: 'How many captors',
    summary:
      'Two dice added say how the forces compare, from twice as many captors to twice as many captives and rescuers.',
    ask: 'Roll two dice and add them: how strong are the captors?',
  },
  'atz.escape.stays': {
    section: 'Escape',
    title: 'Who stays at home',
    summary:
      'The dice say how many there are on each side. What the party lacks is generated at random; where more would go than there are, the rest stay at home.',
    ask: 'More would go than the dice let come. Who stays at home?',
  },
  'atz.alert': {
    section: 'Escape',
    title: 'Is the alarm raised?',
    summary:
      'A die at the end of each turn in which a captive has left the prison: 3 or less at first, one more each turn.',
    ask: 'Roll one die. Is the alarm raised?',
  },
  'atz.getaway': {
    section: 'Escape',
    title: 'How far the vehicles are',
    summary: 'Vehicles to get away in stand four dice of inches from the prison.',
    ask: 'Roll four dice and add them: inches from the prison to the vehicles.',
  },
  'atz.lead': {
    section: 'Establishing the "Lead"',
    title: 'The lead',
    summary: 'Two dice of hours pass before anybody can set out in pursuit.',
    ask: 'Roll two dice and add them: the Runners’ lead in hours.',
  },
  'atz.pursuit.runners': {
    section: 'How to Pursue',
    title: 'The Runners gain',
    summary:
      'A die and the lowest Rep of the Runners, halved where only the Chasers ride. Beyond 24 hours they are away.',
    ask: 'Roll one die for the Runners.',
  },
  'atz.pursuit.chasers': {
    section: 'How to Pursue',
    title: 'The Chasers catch up',
    summary:
      'A die and the lowest Rep of the Chasers come off the lead. At 0 or less the Runners are caught.',
    ask: 'Roll one die for the Chasers.',
  },
  'atz.pursuit.side': {
    section: 'How to Pursue',
    title: 'Where the Chasers come from',
    summary:
      'Caught Runners stand in the centre of the table and choose the side on which the Chasers appear, 24 inches off.',
    ask: 'Caught. From which side do the Chasers come?',
  },
  'atz.pursuit.split': {
    section: 'Splitting the Runners',
    title: 'Splitting up',
    summary:
      'Runners may part at any time. Each band that is followed is a pursuit of its own from the lead as it stands; a band nobody follows is away.',
    file: 'encounters/pursuit.ts',
  },
} as const satisfies Record<string, Rule>;
