import { expect, it } from 'vitest';
import { timelineEntry } from '../../../../src/rules/all-things-zombie/state/timeline.ts';
import { ENCOUNTER_EVENTS } from '../../../support/rules/encounter-events.ts';

const { 'encounter-ended': ended, ...others } = ENCOUNTER_EVENTS;

it('the end of an Encounter writes its summary into the timeline', () => {
  const { leftWithHumansBehind, ...line } = ended.summary;
  expect(leftWithHumansBehind).toBe(false);
  expect(timelineEntry(ended)).toEqual(line);
});

it.each(Object.values(others).map((event) => [event.type, event] as const))(
  '%s writes nothing',
  (_, event) => {
    expect(timelineEntry(event)).toBeUndefined();
  },
);
