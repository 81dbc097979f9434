/** House rules, the last year, months or seasons: what holds, since when, and how it is changed. */
import { describe, expect, it } from 'vitest';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';

describe('house rules', () => {
  it('are all off at first, each with what the book says', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    const { houseRules } = await ask(backend, 'campaign.agreements', { campaign });
    expect(houseRules.map(({ id, on, since }) => [id, on, since])).toEqual([
      ['fastCampaign', false, null],
      ['whatNowForGrunts', false, null],
      ['crackShotOneDie', false, null],
      ['peopleComeBack', false, null],
      ['medicalUsedUp', false, null],
      ['floorsTestedOnce', false, null],
      ['episodesBringSpoils', false, null],
    ]);
    for (const { book, house } of houseRules) expect(book).not.toBe(house);
  });

  it('may have people met come back from the beginning, where the wizard is told so', async () => {
    const backend = await testBackend();
    for (const peopleComeBack of [true, false, undefined]) {
      const { id: campaign } = await ask(backend, 'campaign.create', {
        name: 'Merrow Ford',
        seed: 'MERROW',
        division: 'seasons',
        startYear: 2,
        peopleComeBack,
        star: {},
      });
      const { houseRules } = await ask(backend, 'campaign.agreements', { campaign });
      expect(houseRules.filter(({ on }) => on).map(({ id }) => id)).toEqual(
        peopleComeBack === true ? ['peopleComeBack'] : [],
      );
    }
  });

  it('are turned on one by one, since when is told, and undone', async () => {
    const backend = await testBackend();
    let at = await settled(backend);
    const { campaign } = at;
    const turn = async (rule: 'fastCampaign' | 'peopleComeBack', on: boolean) => {
      const { revision, title } = await ask(backend, 'campaign.houseRules', { ...at, rule, on });
      at = { campaign, revision };
      return title;
    };
    expect(await turn('fastCampaign', true)).toBe('Fast campaign on');
    const moved = await ask(backend, 'campaign.setDate', {
      ...at,
      date: { year: 4, period: 2 },
      why: 'Later',
    });
    at = { campaign, revision: moved.revision };
    // The fast campaign is in its second phase then, and Home is told until when.
    expect((await ask(backend, 'campaign.get', { campaign })).calendar).toMatchObject({
      phase: 2,
      phaseEnds: [3, 9],
    });
    await turn('peopleComeBack', true);
    const now = async () =>
      (await ask(backend, 'campaign.agreements', { campaign })).houseRules
        .filter(({ on }) => on)
        .map(({ id, since }) => [id, since]);
    expect(await now()).toEqual([
      ['fastCampaign', 'January, O+2'],
      ['peopleComeBack', 'March, O+4'],
    ]);
    expect((await ask(backend, 'campaign.get', { campaign })).undo).toBe('People come back on');
    expect(await failing(backend, 'campaign.houseRules', { ...at, rule: 'fastCampaign', on: true })).toEqual({
      code: 'refused',
      message: 'Fast campaign is on already.',
      refusal: 'already-so',
    });
    await ask(backend, 'campaign.undo', at);
    expect(await now()).toEqual([['fastCampaign', 'January, O+2']]);
  });

  it('that there are not are told apart from those there are', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    const failure = await failing(backend, 'campaign.houseRules', { ...at, rule: 'noZombies', on: true });
    expect(failure).toMatchObject({ code: 'bad-input', field: 'rule' });
    expect(failure.message).toMatch(/^House rule: choose fastCampaign, /);
  });
});

describe('the last year and the calendar', () => {
  const revised = async (at: At, change: Promise<{ revision: number }>): Promise<At> => ({
    ...at,
    revision: (await change).revision,
  });

  it('are agreed, changed over and told', async () => {
    const backend = await testBackend();
    let at = await settled(backend);
    const { campaign } = at;
    expect(await ask(backend, 'campaign.agreements', { campaign })).toMatchObject({
      lastYear: { year: null, since: null, least: 2, most: 99 },
      division: { now: 'months', since: null, changed: 'Spring, O+2', why: null },
    });
    at = await revised(at, ask(backend, 'campaign.lastYear', { ...at, year: 12 }));
    at = await revised(
      at,
      ask(backend, 'campaign.setDate', { ...at, date: { year: 2, period: 10 }, why: 'Later' }),
    );
    // November lies within autumn: the next season to begin is spring.
    expect((await ask(backend, 'campaign.agreements', { campaign })).division.changed).toBe('Spring, O+3');
    at = await revised(at, ask(backend, 'campaign.division', { ...at, to: 'seasons' }));
    expect(await ask(backend, 'campaign.agreements', { campaign })).toMatchObject({
      lastYear: { year: 12, since: 'Spring, O+2' },
      division: { now: 'seasons', since: 'Spring, O+3', changed: 'January, O+3' },
    });
    expect((await ask(backend, 'campaign.get', { campaign })).calendar.text).toBe('Spring, O+3');
  });

  it('are refused where they can’t be', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    expect((await failing(backend, 'campaign.lastYear', { ...at, year: 1 })).code).toBe('refused');
    expect((await failing(backend, 'campaign.lastYear', { ...at, year: 100 })).message).toBe(
      'Year: enter a whole number from 0 to 99.',
    );
    expect((await failing(backend, 'campaign.division', { ...at, to: 'months' })).code).toBe('refused');
  });
});
