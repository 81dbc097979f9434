/** Everything due that a bot does in the player’s place: the list a player has before him, and no other. */
import { proposals } from '../acts/encounter/due/proposals.ts';
import type { Proposal } from '../acts/encounter/proposal.ts';
import { type Fighting, fighterNamed } from '../acts/encounter/standing/fighters.ts';
import { dieOf } from '../acts/encounter/turn/activation.ts';
import { waitsForOthers } from '../acts/encounter/turn/sides.ts';
import { act, type BotAct, type Situation } from './act.ts';
import type { checkOf } from './checks.ts';
import { firesAt, namedAt, targetsOf } from './firing.ts';
import { roundOf } from './melee.ts';

type Check = ReturnType<typeof checkOf>;

/** How a bot does what is due. */
export interface Answers {
  readonly checks: (check: Check['check']) => Check;
  readonly fires: (here: Situation, one: Fighting, proposal: Proposal) => BotAct | undefined;
  /** Runaways leave the table in their next activation. */
  readonly leaves?: true;
}

/** The first thing due that it can do: of sides whose turn has come, or of one side alone. */
export function answering(here: Situation, how: Answers, side?: string): BotAct | undefined {
  for (const proposal of proposals(here.now, here.told)) {
    const one = whoseOf(here, proposal);
    const isTheirs = side === undefined || (one !== undefined && dieOf(here.encounter, one)?.side === side);
    if (!isTheirs || (side === undefined && waits(here, proposal, one))) continue;
    const answer = answerOf(here, how, proposal, one);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Getting up, and what comes after a Duck Back, are of its own side’s turn. */
function waits(
  { now, encounter }: Situation,
  { act: does, about }: Proposal,
  one: Fighting | undefined,
): boolean {
  const isOwn = does === 'mark' || (does === 'check' && about.check === 'what-now');
  return isOwn && one !== undefined && waitsForOthers(now, encounter, one);
}

/** `f1/what-now`, `c2/0/up`, `f1 at c2/0`: whose it is. */
function whoseOf({ now, encounter }: Situation, { subject }: Proposal): Fighting | undefined {
  const [first = ''] = (subject ?? '').split(' ');
  return (
    fighterNamed(now, encounter, first) ??
    fighterNamed(now, encounter, first.slice(0, first.lastIndexOf('/')))
  );
}

/** Undefined for what stays the player’s, and for what has a turn of its own. */
function answerOf(
  here: Situation,
  how: Answers,
  proposal: Proposal,
  one: Fighting | undefined,
): BotAct | undefined {
  switch (proposal.act) {
    case 'drink':
      return act('encounter.drink', { figure: proposal.subject ?? '' });
    case 'sense':
      return act('encounter.sense', { figure: proposal.subject ?? '' });
    case 'check':
      return (
        one && act('encounter.check', { figure: one.fighter.who, what: how.checks(proposal.about.check) })
      );
    case 'sight':
      return sightOf(here, proposal);
    case 'mark':
      return one && act('encounter.mark', { who: one.fighter.who, condition: 'up', byZombie: false });
    case 'move':
      return how.leaves && proposal.about.flees && one
        ? act('encounter.mark', { who: one.fighter.who, condition: 'off-table', byZombie: false })
        : undefined;
    case 'fire-at':
      return one && how.fires(here, one, proposal);
    case 'fight':
      return proposal.due ? roundOf(here, 'due') : undefined;
    case 'zombies-act': {
      const { subject, due, about } = proposal;
      const goes = { drawnBy: 'gunfire', reach: [] } as const;
      return due && about.up ? act('encounter.zombies-act', { group: subject ?? '', ...goes }) : undefined;
    }
    case 'drive':
      return proposal.about.speed === null ? control(here, proposal.subject ?? '') : undefined;
    default:
      return undefined;
  }
}

/** All who may have come into sight of one another test at once, as if they had. */
function sightOf({ now, told }: Situation, first: Proposal): BotAct {
  const all = proposals(now, told).flatMap((one) =>
    one.act === 'sight' && one.due === first.due ? [one] : [],
  );
  const who = all.flatMap(({ subject }) => subject ?? []);
  const sees = [...new Set(all.flatMap(({ about }) => about.sees))].filter((id) => !who.includes(id));
  return act('encounter.sight', {
    looks: who.map((each) => ({ who: each })),
    seen: sees.filter((id) => !id.startsWith('z')),
    zombies: sees.filter((id) => id.startsWith('z')),
  });
}

/** Straight on, and nothing in the way. */
function control({ encounter }: Situation, vehicle: string): BotAct | undefined {
  const driver = encounter.working?.find(({ id }) => id === vehicle)?.driver;
  if (driver === undefined) return undefined;
  return act('encounter.drive', { vehicle, driver, what: { does: 'control', turning: false, solid: false } });
}

/** At whom the proposal says; else at anybody. */
export function firesAsDue(here: Situation, one: Fighting, { subject }: Proposal): BotAct | undefined {
  const [, ...words] = (subject ?? '').split(' ');
  const named = words[0] === 'at' ? namedAt(here, words[1] ?? '') : undefined;
  const targets = named === undefined ? targetsOf(here, one) : [named];
  return targets.length === 0
    ? undefined
    : firesAt(here, one, here.chance.one(targets), words.includes('at-cover'));
}
