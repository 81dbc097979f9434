import { describe, expect, it } from 'vitest';
import { type Edit, editFigure } from '../../../../src/rules/all-things-zombie/acts/edit.ts';
import { refusalText } from '../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { dateAt } from '../../../../src/rules/all-things-zombie/calendar.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { byPlayer } from '../../../../src/rules/all-things-zombie/state/cause.ts';
import { REPS } from '../../../../src/rules/all-things-zombie/types.ts';
import { act, figureIn, refusal, settled } from '../../../support/rules/campaign.ts';

const WHY = 'a slip of the pen';

function edited(campaign: Campaign, edit: Edit, figure = 'f2') {
  return act(campaign, (now) => editFigure(now, { figure, why: WHY, edit }));
}

function refused(campaign: Campaign, edit: Edit, figure = 'f2') {
  return refusal(campaign, (now) => editFigure(now, { figure, why: WHY, edit }));
}

describe('an edit', () => {
  it.each<[Edit, string, object]>([
    [{ field: 'rep', to: 5 }, 'Set Ann to Rep 5', { rep: 5 }],
    [{ field: 'rap', to: 2 }, 'Set Ann to 2 RAP', { rap: 2 }],
    [
      { field: 'zombies', to: 3 },
      'Set Ann to 3 zombies killed',
      { tally: { outings: 0, zombies: 3, people: 0 } },
    ],
    [{ field: 'people', to: 1 }, 'Set Ann to 1 person killed', { tally: { people: 1 } }],
    [{ field: 'outings', to: 2 }, 'Set Ann to 2 outings', { tally: { outings: 2 } }],
    [{ field: 'protected', to: true }, 'Body armour for Ann', { protected: true }],
    [{ field: 'leadership', to: 'other' }, 'Ann is a Leader', { leadership: 'other' }],
    [
      { field: 'attribute', attribute: 'medic', has: true },
      'Ann gains Medic',
      { attributes: ['brawler', 'medic'] },
    ],
    [{ field: 'attribute', attribute: 'brawler', has: false }, 'Ann loses Brawler', { attributes: [] }],
    [
      { field: 'advantage', advantage: 'free-will', has: true },
      'Grant Free Will: Ann',
      { advantages: ['free-will'] },
    ],
    [
      { field: 'weapon-got', weapon: 'bow' },
      'Ann gets the bow',
      { weapons: [{ id: 'w2' }, { id: 'w6', weapon: 'bow', clips: 3, loaded: true }] },
    ],
    [{ field: 'weapon-lost', weapon: 'w2' }, 'Ann loses the rifle', { weapons: [] }],
    [{ field: 'clips', weapon: 'w2', to: 0 }, 'Set Ann’s clips to 0', { weapons: [{ clips: 0 }] }],
    [
      { field: 'loaded', weapon: 'w2', to: false },
      'Empty Ann’s rifle',
      { weapons: [{ loaded: false, clips: 3 }] },
    ],
  ])('%o is done, with the reason, once', (edit, title, after) => {
    const campaign = settled();
    const { events, title: said } = edited(campaign, edit);
    expect(said).toBe(title);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ figure: 'f2', why: byPlayer(WHY) });
    expect(figureIn(campaign, 'f2')).toMatchObject(after);
    // Nobody else is touched.
    const others = (one: Campaign) => one.figures.filter(({ id }) => id !== 'f2');
    expect(others(campaign)).toEqual(others(settled()));
  });

  it.each<[Edit, string]>([
    [{ field: 'rep', to: 3 }, 'Ann is at Rep 3 already.'],
    [{ field: 'rap', to: 0 }, 'Ann is at 0 RAP already.'],
    [{ field: 'outings', to: 0 }, 'Ann has 0 outings already.'],
    [{ field: 'protected', to: false }, 'Ann is unprotected already.'],
    [{ field: 'leadership', to: 'none' }, 'Ann is no Leader already.'],
    [{ field: 'attribute', attribute: 'brawler', has: true }, 'Ann is Brawler already.'],
    [{ field: 'attribute', attribute: 'medic', has: false }, 'Ann is without Medic already.'],
    [{ field: 'advantage', advantage: 'free-will', has: false }, 'Ann is without Free Will already.'],
    [{ field: 'clips', weapon: 'w2', to: 3 }, 'Rifle is at 3 spare clips already.'],
    [{ field: 'loaded', weapon: 'w2', to: true }, 'Rifle is loaded already.'],
  ])('%o changes nothing and is refused: %s', (edit, text) => {
    const why = refused(settled(), edit);
    expect(why.code).toBe('already-so');
    expect(refusalText(why)).toBe(text);
  });

  it('that puts something back does', () => {
    const campaign = settled();
    edited(campaign, { field: 'advantage', advantage: 'free-will', has: true });
    expect(edited(campaign, { field: 'advantage', advantage: 'free-will', has: false }).title).toBe(
      'Withdraw Free Will: Ann',
    );
    edited(campaign, { field: 'protected', to: true });
    expect(edited(campaign, { field: 'protected', to: false }).title).toBe('No body armour for Ann');
    edited(campaign, { field: 'loaded', weapon: 'w2', to: false });
    expect(edited(campaign, { field: 'loaded', weapon: 'w2', to: true }).title).toBe('Load Ann’s rifle');
    expect(campaign).toEqual(settled());
  });

  it('of nobody is refused', () => {
    expect(refused(settled(), { field: 'rep', to: 5 }, 'f9')).toEqual({
      code: 'no-such-figure',
      figure: 'f9',
    });
  });

  it.each<[Edit]>([
    [{ field: 'weapon-lost', weapon: 'w1' }],
    [{ field: 'clips', weapon: 'w1', to: 1 }],
    [{ field: 'loaded', weapon: 'w1', to: false }],
  ])('%o of a weapon in other hands is refused', (edit) => {
    expect(refused(settled(), edit)).toEqual({ code: 'no-such-weapon', weapon: 'w1', holder: 'Ann' });
  });
});

describe('the date of joining', () => {
  const joined = (campaign: Campaign, to: { year: number; period: number }) =>
    edited(campaign, { field: 'joined', to });

  it('is any from the first year to the present, and a figure that never was away is there since', () => {
    const campaign = settled();
    const now = campaign.calendar.now;
    campaign.calendar.now = { year: now.year + 2, period: 0 };
    const to = { year: now.year + 1, period: 2 };
    expect(joined(campaign, to).title).toBe('Correct when Ann joined');
    const date = dateAt(campaign.calendar.division, to.year, to.period);
    expect(figureIn(campaign, 'f2')).toMatchObject({ joined: date, since: date });
    expect(refused(campaign, { field: 'joined', to })).toEqual({
      code: 'already-so',
      already: { what: 'joined', name: 'Ann' },
    });
  });

  it('of somebody who is away leaves since when', () => {
    const campaign = settled();
    const { since } = figureIn(campaign, 'f2');
    const figures = campaign.figures.map((one) =>
      one.id === 'f2' ? { ...one, status: 'dead' as const } : one,
    );
    campaign.figures = figures;
    campaign.calendar.now = { year: since.year + 2, period: 0 };
    joined(campaign, { year: since.year + 1, period: 0 });
    expect(figureIn(campaign, 'f2')).toMatchObject({ since, joined: { year: since.year + 1 } });
  });

  it('never lies ahead', () => {
    const campaign = settled();
    const { year } = campaign.calendar.now;
    const why = refused(campaign, { field: 'joined', to: { year: year + 1, period: 0 } });
    expect(why.code).toBe('joined-out-of-range');
    expect(refusalText(why)).toBe('Choose a date between Spring, O+0 and Spring, O+2.');
  });
});

describe('clips and loads', () => {
  it('are refused to weapons without', () => {
    const campaign = settled();
    edited(campaign, { field: 'weapon-got', weapon: 'one-hand-edged' }, 'f4');
    expect(refused(campaign, { field: 'clips', weapon: 'w5', to: 1 }, 'f4')).toEqual({
      code: 'no-clips',
      weapon: 'thrown',
    });
    expect(refused(campaign, { field: 'loaded', weapon: 'w6', to: false }, 'f4')).toEqual({
      code: 'never-loaded',
      weapon: 'one-hand-edged',
    });
  });

  it('of a thrown weapon say whether it is at hand', () => {
    const campaign = settled();
    edited(campaign, { field: 'loaded', weapon: 'w5', to: false }, 'f4');
    expect(figureIn(campaign, 'f4').weapons).toMatchObject([{ loaded: true }, { id: 'w5', loaded: false }]);
  });
});

describe('RAP', () => {
  /** Rep Advancement Table, by the present Rep. */
  const MOST = { 1: 1, 2: 2, 3: 4, 4: 6, 5: 8, 6: 10, 7: 0 } as const;

  it.each(REPS)('at Rep %i runs as far as the advancement table', (rep) => {
    const campaign = settled();
    if (rep !== 3) edited(campaign, { field: 'rep', to: rep });
    const most = MOST[rep];
    if (most > 0) edited(campaign, { field: 'rap', to: most });
    expect(figureIn(campaign, 'f2').rap).toBe(most);
    expect(refused(campaign, { field: 'rap', to: most + 1 })).toEqual({
      code: 'rap-out-of-range',
      rep,
      most,
    });
  });

  it('comes down with a lower Rep, in the same act', () => {
    const campaign = settled();
    edited(campaign, { field: 'rap', to: 4 });
    const { events } = edited(campaign, { field: 'rep', to: 2 });
    expect(events).toMatchObject([
      { type: 'rep-changed', from: 3, to: 2, why: byPlayer(WHY) },
      { type: 'rap-changed', from: 4, to: 2, why: byPlayer(WHY) },
    ]);
    expect(figureIn(campaign, 'f2')).toMatchObject({ rep: 2, rap: 2 });
  });

  it('stays where it still fits', () => {
    const campaign = settled();
    edited(campaign, { field: 'rap', to: 4 });
    expect(edited(campaign, { field: 'rep', to: 4 }).events).toHaveLength(1);
    expect(figureIn(campaign, 'f2')).toMatchObject({ rep: 4, rap: 4 });
  });
});

describe('leadership', () => {
  const leaders = (campaign: Campaign) => campaign.figures.map(({ leadership }) => leadership);

  it('of everybody is one figure’s: the last one steps down', () => {
    const campaign = settled();
    const { title, events } = edited(campaign, { field: 'leadership', to: 'overall' });
    expect(title).toBe('Ann is overall Leader');
    expect(events).toMatchObject([
      { figure: 'f1', from: 'overall', to: 'none', why: byPlayer(WHY) },
      { figure: 'f2', from: 'none', to: 'overall', why: byPlayer(WHY) },
    ]);
    expect(leaders(campaign)).toEqual(['none', 'overall', 'none', 'none']);
  });

  it('of a group may be several figures’', () => {
    const campaign = settled();
    edited(campaign, { field: 'leadership', to: 'other' });
    edited(campaign, { field: 'leadership', to: 'other' }, 'f3');
    expect(leaders(campaign)).toEqual(['overall', 'other', 'other', 'none']);
  });
});
