import { describe, expect, it } from 'vitest';
import { editSeveral } from '../../../../src/rules/all-things-zombie/acts/edit-several.ts';
import { byPlayer } from '../../../../src/rules/all-things-zombie/state/cause.ts';
import { act, figureIn, refusal, settled } from '../../../support/rules/campaign.ts';

const why = 'Held the bridge';

describe('several figures', () => {
  it('gain the same, each from where it stands, in one act', () => {
    const campaign = settled();
    act(campaign, (now) => editSeveral(now, { figures: ['f2'], why, edit: { field: 'rap', by: 2 } }));
    const figures = ['f2', 'f3', 'f2'];
    const { title, events } = act(campaign, (now) =>
      editSeveral(now, { figures, why, edit: { field: 'rap', by: 1 } }),
    );
    expect(title).toBe('+1 RAP for 2 figures');
    expect(events).toMatchObject([
      { type: 'rap-changed', figure: 'f2', from: 2, to: 3, why: byPlayer(why) },
      { type: 'rap-changed', figure: 'f3', from: 0, to: 1, why: byPlayer(why) },
    ]);
  });

  it('lose Rep, and the points that it has no use for', () => {
    const campaign = settled();
    act(campaign, (now) => editSeveral(now, { figures: ['f2'], why, edit: { field: 'rap', by: 4 } }));
    const rep = figureIn(campaign, 'f2').rep;
    const { title } = act(campaign, (now) =>
      editSeveral(now, { figures: ['f2'], why, edit: { field: 'rep', by: -1 } }),
    );
    expect(title).toBe('−1 Rep for a figure');
    expect(figureIn(campaign, 'f2')).toMatchObject({ rep: rep - 1, rap: 2 });
  });

  it('are all left alone if one of them can’t', () => {
    const campaign = settled();
    const { rep, name } = figureIn(campaign, 'f3');
    const tooLow = { figures: ['f2', 'f3'], why, edit: { field: 'rep', by: -rep } } as const;
    expect(refusal(campaign, (now) => editSeveral(now, tooLow))).toMatchObject({ code: 'rep-out-of-range' });
    const owing = { figures: ['f2', 'f3'], why, edit: { field: 'rap', by: -1 } } as const;
    expect(refusal(campaign, (now) => editSeveral(now, owing))).toMatchObject({ code: 'rap-out-of-range' });
    const stranger = { figures: ['f2', 'f9'], why, edit: { field: 'rap', by: 1 } } as const;
    expect(refusal(campaign, (now) => editSeveral(now, stranger))).toEqual({
      code: 'no-such-figure',
      figure: 'f9',
    });
    expect(figureIn(campaign, 'f3')).toMatchObject({ name, rep, rap: 0 });
  });
});
