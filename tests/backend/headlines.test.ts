/** Headlines of an act: who was captured, turned or lost, on the table and after the battle. */
import { describe, expect, it } from 'vitest';
import type { Told } from '../../db/games/all-things-zombie/index.ts';
import { headlines } from '../../src/backend/games/all-things-zombie/views/encounter/headlines.ts';
import { settle } from '../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { fighterNamed } from '../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { mark } from '../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';
import type { Status } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byRule } from '../../src/rules/all-things-zombie/state/cause.ts';
import type { StepResult } from '../../src/rules/all-things-zombie/state/step-result.ts';
import type { DownedBy } from '../../src/rules/all-things-zombie/state/turn.ts';
import { seen } from '../../src/rules/core/seen.ts';
import { act } from '../support/rules/campaign.ts';
import { campaignWith, onTable, planned, reported, underWay } from '../support/rules/encounter.ts';

const toldOf = (events: readonly CampaignEvent[]) =>
  events.map((event) => ({ event, rolls: [] }) as unknown as Told);

/** A step after the battle by which Ann is no longer one of the party. */
function fate(to: Exclude<Status, 'ready'>, result: StepResult) {
  const campaign = onTable(planned(campaignWith()));
  const figure = figureId(2);
  return headlines(
    seen(campaign),
    toldOf([
      { type: 'step-settled', figure, result, faces: [5] },
      {
        type: 'status-changed',
        figure,
        from: 'ready',
        to,
        heldIn: to === 'captive' ? 'rural' : null,
        why: byRule('left-behind'),
      },
    ]),
  );
}

describe('a headline', () => {
  it('tells of a friend who turns, is captured, dies or is lost after the battle', () => {
    expect(fate('turned', { step: 'infection', word: 'turned' })).toMatchObject([
      { kind: 'turned', over: 'After the battle', title: 'Ann turns' },
    ]);
    expect(fate('captive', { step: 'left-behind', word: 'captured' })).toMatchObject([
      { kind: 'captured', title: 'Ann is captured' },
    ]);
    expect(fate('left', { step: 'recovery', word: 'gone' })).toMatchObject([
      { kind: 'gone', title: 'Ann is lost to the party' },
    ]);
    expect(fate('dead', { step: 'dies' })).toMatchObject([{ kind: 'death', title: 'Ann dies' }]);
  });

  it('tells of a Star who is captured on the table, as the Star', () => {
    const campaign = onTable(planned(campaignWith()));
    const { events } = act(campaign, (now) =>
      mark(now, { who: 'f1', condition: 'captured', byZombie: false }),
    );
    expect(headlines(seen(campaign), toldOf(events))).toMatchObject([
      { kind: 'captured', over: 'The Star is captured', title: 'Gloria is captured' },
    ]);
  });

  it('tells a shot from a blow in melee', () => {
    const campaign = onTable(planned(campaignWith()));
    const by = { rep: 4, weapon: null, by: figureId(1) };
    const said = (downedBy: DownedBy) => {
      const found = fighterNamed(seen(campaign), seen(underWay(campaign)), 'f2');
      if (found === undefined) throw new Error('Ann is there');
      const to = { ...found.fighter, condition: 'dead', downedBy } as const;
      const event = { type: 'fighter-changed', to, of: 'condition', fired: 0 } as const;
      return headlines(seen(campaign), toldOf([event]))[0]?.text;
    };
    expect(said({ ...by, weapon: 'rifle' })).toBe('By Gloria, with the rifle.');
    expect(said({ ...by, inMelee: true })).toBe('By Gloria, hand to hand.');
  });

  it('counts the present Encounter, and says who killed, alike on the table and after the battle', () => {
    const campaign = reported(onTable(planned(campaignWith())), {
      f2: {
        killed: true,
        by: 'people',
        byRep: 4,
        byName: 'Kong Chunhua',
        byWeapon: 'rifle',
        zombiesKilled: 2,
      },
    });
    const { events } = act(campaign, (now) => settle(now, { figure: 'f2', step: 'dies' }));
    expect(headlines(seen(campaign), toldOf(events))).toMatchObject([
      {
        title: 'Ann dies',
        text: 'By Kong Chunhua, with the rifle.',
        facts: [
          { label: 'Rep 3, Grunt', text: 'one Encounter with the party' },
          { label: 'Killed', text: 'two zombies here, 2 in all' },
          {},
        ],
      },
    ]);
  });

  it('is missing where nothing of the kind happened', () => {
    const campaign = onTable(planned(campaignWith()));
    const { events } = act(campaign, (now) =>
      mark(now, { who: 'f1', condition: 'knocked-down', byZombie: false }),
    );
    expect(headlines(seen(campaign), toldOf(events))).toEqual([]);
  });
});
