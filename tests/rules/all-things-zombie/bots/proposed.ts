/** What the app proposes at a moment of a battle, each as the act that a player makes of it with nothing added: what its act says to it. */
import { dueMarks } from '../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import {
  BEFORE_ANY_TURN,
  type Proposal,
} from '../../../../src/rules/all-things-zombie/acts/encounter/proposal.ts';
import { fighterNamed } from '../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { sidesHere } from '../../../../src/rules/all-things-zombie/acts/encounter/turn/sides.ts';
import type { Refusal } from '../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { act, type BotAct, type Situation } from '../../../../src/rules/all-things-zombie/bots/act.ts';
import { firesAsDue } from '../../../../src/rules/all-things-zombie/bots/answering.ts';
import { roundOf } from '../../../../src/rules/all-things-zombie/bots/melee.ts';

export interface Proposed {
  readonly proposal: Proposal;
  readonly bot: BotAct;
}

/** All proposals that an act can be made of without a choice of the player’s. */
export const proposedAt = (here: Situation): readonly Proposed[] =>
  proposals(here.now, here.told).flatMap((proposal) => {
    const bot = actOf(here, proposal);
    return bot === undefined ? [] : [{ proposal, bot }];
  });

/** True of a refusal that names what has to be done before, where that is due as well: a mark of a check, or the shot of who fires first. */
export function waitsItsTurn(here: Situation, { proposal }: Proposed, refused: Refusal): boolean {
  if (refused.code !== 'encounter') return false;
  if (refused.why === 'unmarked') return dueMarks(here.now, here.encounter, here.told).length > 0;
  const fires = proposals(here.now, here.told).filter((one) => one.act === 'fire-at');
  return refused.why === 'others-fire-first' && proposal.act === 'fire-at' && fires.length > 1;
}

function actOf(here: Situation, proposal: Proposal): BotAct | undefined {
  const subject = proposal.subject ?? '';
  const [of, last] = [
    subject.slice(0, subject.lastIndexOf('/')),
    subject.slice(subject.lastIndexOf('/') + 1),
  ];
  switch (proposal.act) {
    case 'check':
      return act('encounter.check', { figure: of, what: { check: proposal.about.check } });
    case 'sight': {
      const { sees } = proposal.about;
      return act('encounter.sight', {
        looks: [{ who: subject }],
        seen: sees.filter((id) => !id.startsWith('z')),
        zombies: sees.filter((id) => id.startsWith('z')),
      });
    }
    case 'mark':
      return act('encounter.mark', { who: of, condition: 'up', byZombie: false });
    case 'move':
      return proposal.about.to && act('encounter.move', { who: subject, others: [], how: 'fast' });
    case 'fire-at': {
      const [who = ''] = subject.split(' ');
      const one = fighterNamed(here.now, here.encounter, who);
      return one && firesAsDue(here, one, proposal);
    }
    case 'fight':
      return roundOf(here, proposal.due ? 'due' : 'left');
    case 'reload':
      return act('encounter.reload', { who: of, weapon: last });
    case 'zombies-act': {
      // At an own table the player says where they go: here, nowhere near anybody.
      const told = here.encounter.board === undefined ? ({ drawnBy: 'nothing', reach: [] } as const) : {};
      return act('encounter.zombies-act', { group: subject, ...told });
    }
    case 'zombies-burn':
      return act('encounter.zombies-burn', { group: subject });
    case 'hear-marker':
      return act('encounter.hear-marker', { marker: Number(subject) });
    case 'spread-fire':
      return act('encounter.spread-fire', {});
    case 'sense':
      return act('encounter.sense', { figure: subject });
    case 'early-grave':
      return act('encounter.early-grave', { figure: subject });
    case 'beat':
      return act('encounter.beat', { contact: subject });
    case 'begin-turn':
      // Listed all the while, it waits for these.
      if (proposals(here.now, here.told).some((one) => BEFORE_ANY_TURN.includes(one.act))) return undefined;
      return act('encounter.begin-turn', { sides: sidesHere(here.now, here.encounter) });
    default:
      return undefined;
  }
}
