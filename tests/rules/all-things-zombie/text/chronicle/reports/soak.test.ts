/** Reports of Encounters that bots fought, read against their logs: 500 in full, a slice of them in `npm test`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { COUNTS } from '../../../../../support/counts.ts';
import { faultsIn } from './faults.ts';
import { masked, reportsOf, type Told } from './told.ts';

const told: Told[] = [];
const campaigns: (readonly Told[])[] = [];

beforeAll(() => {
  for (let n = 0; told.length < COUNTS.reports; n += 1) {
    const reports = reportsOf(`REPORTS-${n}`);
    campaigns.push(reports);
    told.push(...reports);
  }
}, COUNTS.limitMs);

const opening = ({ paragraphs }: Told): string => (paragraphs[0] ?? '').split(' ').slice(0, 2).join(' ');

/** A whole report without its names and places. */
const nameless = (told: Told): string =>
  told.paragraphs
    .map((text) => masked(text, told).replace(/«[^»]+»(?:(?:, | and )«[^»]+»)*/g, 'NAMES'))
    .join('\n')
    .replace(/\bat [\p{Lu}][\p{L}’-]+ [\p{Lu}][\p{L}’-]+/gu, 'at PLACE');

const same = (one: Told, before: Told | undefined): string[] =>
  before !== undefined && nameless(before) === nameless(one)
    ? [`${one.seed} ${before.plan.number} and ${one.plan.number}: ${one.paragraphs.join(' ')}`]
    : [];

describe('the reports of campaigns that bots played', () => {
  it('say nothing that their logs don’t hold, leave out nothing that a player would tell, and nothing is said twice', () => {
    expect(told.flatMap(faultsIn)).toEqual([]);
  });

  it('don’t open as their neighbours do', () => {
    const alike = campaigns.flatMap((reports) =>
      reports.flatMap((one, at) => {
        const before = reports[at - 1];
        return before !== undefined && opening(before) === opening(one)
          ? [`${one.seed} ${one.plan.number}: ${opening(one)}`]
          : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('aren’t their neighbours with other names', () => {
    expect(campaigns.flatMap((reports) => reports.flatMap((one, at) => same(one, reports[at - 1])))).toEqual(
      [],
    );
  });

  it('are more than six with other names: what is said of one thing doesn’t hang on what is said of another', () => {
    const all = told.map(({ paragraphs }) => paragraphs.join(' '));
    const pairs = new Set(
      all.flatMap((text) => {
        const unharmed = /Nobody was hurt|any harm|unhurt|scratch|No one was hurt|No harm/.exec(text)?.[0];
        const home =
          /Everyone came home|Everyone made it|All came home|Nobody was lost|Everyone who|All made it/.exec(
            text,
          )?.[0];
        return unharmed === undefined || home === undefined ? [] : [`${unharmed}, ${home}`];
      }),
    );
    expect(pairs.size).toBeGreaterThan(18);
  });

  it('put the common things in six ways at least', () => {
    const all = told.flatMap(({ sentences }) => sentences);
    const waysOf = (what: RegExp) =>
      new Set(
        all
          .filter((text) => what.test(text))
          .map((text) =>
            text.replace(
              /(?<=.)[\p{Lu}][\p{L}’-]+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/gu,
              '_',
            ),
          ),
      ).size;
    const few = {
      length: waysOf(/\bturns?\.$|turns? it was over\.$/),
      unharmed: waysOf(/hurt\.$|any harm\.$|scratch\.$|No harm/),
      home: waysOf(/^(?:Everyone|All (?:came|made)|Nobody was lost)/),
      noise: waysOf(/shots?\b.*(?:drew|brought) .*zombies?\.$/),
    };
    expect(Object.entries(few).filter(([, ways]) => ways < 6)).toEqual([]);
  });
});
