/** Figures that may go, as the figures’ list shows them (section: Turn Sequence and Activation). */
import { expect, it } from 'vitest';
import { fighterViews } from '../../src/backend/games/all-things-zombie/views/encounter/fighters.ts';
import { zombiesViews } from '../../src/backend/games/all-things-zombie/views/encounter/zombies.ts';
import { fireAt } from '../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { beginTurn } from '../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { seen } from '../../src/rules/core/seen.ts';
import { act } from '../support/rules/campaign.ts';
import { campaignWith, entered, onTable, planned, underWay } from '../support/rules/encounter.ts';
import { withZombies, zombies } from '../support/rules/zombies.ts';

it('is nobody of a side that has acted, once another one does', () => {
  const met = { standing: 'fought', seen: { year: 2, period: 0 } } as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts: [met] }))), 'b1', 'c1');
  const gloria = () => fighterViews(seen(campaign), underWay(campaign)).find(({ who }) => who === 'f1');
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [5, 1, 4]);
  expect(gloria()).toMatchObject({ active: true, hasActed: false });
  const aims = [{ target: 'f1', shots: 1 }];
  act(
    campaign,
    (now) => fireAt(now, { who: 'c1/0', weapon: 'w0', aims, from: null, anyway: 'The party waits' }),
    [1],
  );
  expect(gloria()).toMatchObject({ active: false, hasActed: true });
});

it('is no zombie that fell in this turn, and it hasn’t acted either', () => {
  const fell = zombies({ count: 1, down: true, acted: 2 });
  const campaign = withZombies(onTable(planned(campaignWith())), [fell, zombies({ id: 'z2' })], 6);
  const views = zombiesViews(seen(campaign), underWay(campaign), []);
  expect(views.map(({ may }) => may)).toEqual(['down', 'stay']);
});
