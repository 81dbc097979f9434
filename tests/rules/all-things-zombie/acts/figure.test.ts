import { describe, expect, it } from 'vitest';
import { setDate } from '../../../../src/rules/all-things-zombie/acts/campaign.ts';
import {
  renameFigure,
  setStatus,
  writeBiography,
} from '../../../../src/rules/all-things-zombie/acts/figure.ts';
import { STATUSES } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { act, figureIn, refusal, settled } from '../../../support/rules/campaign.ts';

const NOBODY = { code: 'no-such-figure', figure: 'f9' };

describe('a name', () => {
  it('is changed, the title saying both', () => {
    const campaign = settled();
    const { title } = act(campaign, (now) => renameFigure(now, { figure: 'f2', name: 'Anna' }));
    expect(title).toBe('Rename Ann to Anna');
    expect(figureIn(campaign, 'f2').name).toBe('Anna');
  });

  it('is refused where it says something else by now than where this was written', () => {
    const campaign = settled();
    act(campaign, (now) => writeBiography(now, { figure: 'f1', text: 'Ran the mill.', was: '' }));
    expect(
      refusal(campaign, (now) => writeBiography(now, { figure: 'f1', text: 'Drove the ferry.', was: '' })),
    ).toEqual({ code: 'written-meanwhile', name: 'Gloria' });
    expect(figureIn(campaign, 'f1').biography).toBe('Ran the mill.');
  });

  it('is refused where nothing would change, or nobody is there', () => {
    const campaign = settled();
    expect(refusal(campaign, (now) => renameFigure(now, { figure: 'f2', name: 'Ann' }))).toEqual({
      code: 'already-so',
      already: { what: 'name', name: 'Ann' },
    });
    expect(refusal(campaign, (now) => renameFigure(now, { figure: 'f9', name: 'Ann' }))).toEqual(NOBODY);
  });
});

describe('a pronoun and a short name', () => {
  it('are changed in one act, each staying as it is where it isn’t said', () => {
    const campaign = settled();
    const both = act(campaign, (now) =>
      renameFigure(now, { figure: 'f2', pronoun: 'she', shortName: 'Annie' }),
    );
    expect(both.title).toBe('Speak of Ann as “she”, Annie for short');
    expect(both.events.map(({ type }) => type)).toEqual(['figure-called']);
    expect(figureIn(campaign, 'f2')).toMatchObject({ name: 'Ann', pronoun: 'she', shortName: 'Annie' });
    const back = act(campaign, (now) => renameFigure(now, { figure: 'f2', shortName: null }));
    expect(back.title).toBe('Speak of Ann as “she”');
    expect(figureIn(campaign, 'f2')).toMatchObject({ pronoun: 'she', shortName: null });
  });

  it('are changed together with the name', () => {
    const campaign = settled();
    const { title, events } = act(campaign, (now) =>
      renameFigure(now, { figure: 'f2', name: 'Anton', pronoun: 'he' }),
    );
    expect(title).toBe('Rename Ann to Anton');
    expect(events.map(({ type }) => type)).toEqual(['figure-renamed', 'figure-called']);
    expect(figureIn(campaign, 'f2')).toMatchObject({ name: 'Anton', pronoun: 'he' });
  });

  it('are refused where nothing would change', () => {
    expect(refusal(settled(), (now) => renameFigure(now, { figure: 'f2', pronoun: 'they' }))).toEqual({
      code: 'already-so',
      already: { what: 'name', name: 'Ann' },
    });
  });
});

describe('a biography', () => {
  it('is written, and may be emptied again', () => {
    const campaign = settled();
    const written = act(campaign, (now) =>
      writeBiography(now, { figure: 'f1', text: 'Drove the ferry.', was: '' }),
    );
    expect(written.title).toBe('Write about Gloria');
    expect(figureIn(campaign, 'f1').biography).toBe('Drove the ferry.');
    act(campaign, (now) => writeBiography(now, { figure: 'f1', text: '', was: 'Drove the ferry.' }));
    expect(figureIn(campaign, 'f1').biography).toBe('');
  });

  it('is refused where it says something else by now than where this was written', () => {
    const campaign = settled();
    act(campaign, (now) => writeBiography(now, { figure: 'f1', text: 'Ran the mill.', was: '' }));
    expect(
      refusal(campaign, (now) => writeBiography(now, { figure: 'f1', text: 'Drove the ferry.', was: '' })),
    ).toEqual({ code: 'written-meanwhile', name: 'Gloria' });
    expect(figureIn(campaign, 'f1').biography).toBe('Ran the mill.');
  });

  it('is refused where nothing would change, or nobody is there', () => {
    const campaign = settled();
    expect(
      refusal(campaign, (now) => writeBiography(now, { figure: 'f1', text: '', was: '' })),
    ).toMatchObject({
      code: 'already-so',
      already: { what: 'biography', name: 'Gloria' },
    });
    expect(refusal(campaign, (now) => writeBiography(now, { figure: 'f9', text: 'x', was: '' }))).toEqual(
      NOBODY,
    );
  });
});

describe('a status', () => {
  it.each([
    ['captive', 'Ann is taken captive'],
    ['left', 'Dismiss Ann'],
    ['dead', 'Ann dies'],
    ['turned', 'Ann turns'],
  ] as const)('%s sets somebody aside from that date on, weapons and all', (status, title) => {
    const campaign = settled();
    const date = { year: 3, period: 3 };
    act(campaign, (now) => setDate(now, { date: { year: 3, period: 1 }, why: 'a year later' }));
    expect(act(campaign, (now) => setStatus(now, { figure: 'f2', status, why: 'the weir' })).title).toBe(
      title,
    );
    expect(figureIn(campaign, 'f2')).toMatchObject({
      status,
      since: date,
      joined: { year: 2, period: 0 },
      weapons: [{ id: 'w2' }],
    });
  });

  it('of somebody set aside can be taken back', () => {
    const campaign = settled();
    act(campaign, (now) => setStatus(now, { figure: 'f2', status: 'captive', why: '' }));
    const { title } = act(campaign, (now) => setStatus(now, { figure: 'f2', status: 'ready', why: 'freed' }));
    expect(title).toBe('Ann comes back');
    expect(figureIn(campaign, 'f2').status).toBe('ready');
  });

  it('is refused where it is so already', () => {
    for (const status of STATUSES) {
      const campaign = settled();
      if (status !== 'ready') act(campaign, (now) => setStatus(now, { figure: 'f2', status, why: '' }));
      expect(refusal(campaign, (now) => setStatus(now, { figure: 'f2', status, why: '' }))).toMatchObject({
        code: 'already-so',
        already: { what: 'status', name: 'Ann', status },
      });
    }
  });

  it('may make the Star dead, captive or turned, but never dismissed', () => {
    for (const status of ['dead', 'captive', 'turned'] as const) {
      const campaign = settled();
      act(campaign, (now) => setStatus(now, { figure: 'f1', status, why: '' }));
      expect(figureIn(campaign, 'f1').status).toBe(status);
    }
    const dismissed = { figure: 'f1', status: 'left', why: '' } as const;
    expect(refusal(settled(), (now) => setStatus(now, dismissed))).toEqual({
      code: 'star-stays',
      name: 'Gloria',
    });
  });

  it('is refused for nobody', () => {
    expect(refusal(settled(), (now) => setStatus(now, { figure: 'f9', status: 'dead', why: '' }))).toEqual(
      NOBODY,
    );
  });
});
