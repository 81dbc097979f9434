/** Section: Turn Sequence and Activation. What is due waits for the side whose turn it is. */
import { describe, expect, it } from 'vitest';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { sidesInTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/sides.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const proposed = (campaign: Campaign, of: string) =>
  proposals(seen(campaign), []).filter(({ act: what }) => what === of);

describe('zombies', () => {
  it('are not yet due once one of them has been shot down in the party’s turn', () => {
    const campaign = withZombies(onTable(planned(campaignWith())), [zombies({ count: 3 })]);
    expect(proposed(campaign, 'zombies-act')).toMatchObject([{ subject: 'z1', due: false }]);
    // A 6 hits, and one more is above the Rep of Ann: Knocked Down.
    const shoots = {
      who: 'f2',
      weapon: 'w2',
      aims: [{ target: null, zombies: 'z1', shots: 1, far: false }],
      from: null,
    };
    act(campaign, (now) => fireAt(now, shoots), [6], [6]);
    expect(underWay(campaign).zombies?.groups).toMatchObject([{ count: 2 }, { count: 1, down: true }]);
    expect(proposed(campaign, 'zombies-act')).toMatchObject([{ subject: 'z1', due: false }]);
  });

  it('only get up on doubles, and so it is said (ATZ-126)', () => {
    const fallen = zombies({ count: 1, down: true });
    const said = (die: number) =>
      proposed(withZombies(onTable(planned(campaignWith())), [fallen], die), 'zombies-act').map((one) =>
        proposalText(one),
      );
    // The party’s die shows a 5.
    expect(said(5)).toEqual([expect.stringMatching(/: up from the ground, no further$/)]);
    expect(said(3)).toEqual([expect.stringContaining('towards the nearest human')]);
  });
});

describe('the turn of the zombies', () => {
  it('is over once all of them have acted, and then it is the party’s', () => {
    // The party’s die shows a 3, and the zombies’ a 4.
    const campaign = onTable(planned(campaignWith()));
    withZombies(campaign, [zombies({ count: 2 }), zombies({ count: 1 })], 3);
    Object.assign(underWay(campaign), {
      turn: {
        number: 1,
        dice: [
          { side: 'Party', face: 3 },
          { side: 'Zombies', face: 4 },
        ],
      },
    });
    const states = () =>
      sidesInTurn(seen(campaign), underWay(campaign)).map(({ die, state }) => `${die.side} ${state}`);
    expect(states()).toEqual(['Zombies acts', 'Party waits']);
    const groups = underWay(campaign).zombies?.groups ?? [];
    Object.assign(groups[0] ?? {}, { acted: 1 });
    expect(states()).toEqual(['Zombies acts', 'Party waits']);
    Object.assign(groups[1] ?? {}, { acted: 1 });
    expect(states()).toEqual(['Zombies has-acted', 'Party acts']);
  });
});

describe('whoever goes second', () => {
  const nils = stranger({ weapons: ['pistol'] });
  const contact = { standing: 'fought', seen: { year: 2, period: 0 }, members: [nils, nils] } as const;
  /** The party’s die shows a 5, and that of Nils’s side a 4. */
  const enemies = () => {
    const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'c1'] }), [5, 4]);
    return campaign;
  };
  const partyActs = (campaign: Campaign) => apply(campaign, { type: 'side-acts', side: 'Party' });

  it('is told to reload or to flee once it is his turn, and not before', () => {
    const campaign = enemies();
    const empty = { weapon: `${strangerId(contactId(1), 0)}/w0`, loaded: false, used: 0, ones: 0 } as const;
    apply(campaign, { type: 'ammo-spent', spent: empty });
    act(campaign, (now) => mark(now, { who: 'c1/1', condition: 'ran-away', byZombie: false }));
    const told = () =>
      ['reload', 'move'].flatMap((of) => proposed(campaign, of).map(({ subject }) => subject));
    expect(told()).toEqual([]);
    partyActs(campaign);
    expect(told()).toEqual(['c1/0/w0', 'c1/1']);
  });
});

describe('an enemy whose side goes second', () => {
  /** Nils has Ducked Back, and Vera is on the ground, since the turn before. */
  const enemies = () => {
    const members = [stranger(), stranger({ name: 'Vera' })];
    const contact = { standing: 'fought', seen: { year: 2, period: 0 }, members } as const;
    const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
    const told: ToldHere[] = [];
    const does = (make: MakeAct, ...answers: Answer[]) => {
      const { events } = act(campaign, make, ...answers);
      told.push({ act: told.length + 1, events });
    };
    const turn = (...faces: number[]) =>
      does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), faces);
    turn(5, 4, 1);
    does((now) => mark(now, { who: 'c1/0', condition: 'ducked-back', byZombie: false }));
    does((now) => mark(now, { who: 'c1/1', condition: 'knocked-down', byZombie: false }));
    does((now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
    const due = () => proposals(seen(campaign), told).map((one) => proposalText(one));
    return { does, turn, due };
  };
  const OWN = ['Vera gets up', 'Nils Ducked Back: What Now?'];

  it('gets up and pops up after all that is the first side’s', () => {
    const { turn, due } = enemies();
    turn(5, 1, 3);
    expect(due().slice(-4)).toEqual([expect.stringContaining('Ann'), ...OWN, 'Turn 3: roll for activation']);
  });

  it('does so first where its side goes first', () => {
    const { turn, due } = enemies();
    turn(3, 1, 4);
    expect(due().slice(0, 2)).toEqual(OWN);
  });
});
