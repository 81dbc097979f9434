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

/** How a bot answers what is due: which circumstances it gives a check, and at whom a figure fires. */
export interface Answers {
  readonly checks: (check: Check['check']) => Check;
  readonly fires: (here: Situation, one: Fighting, proposal: Proposal) => BotAct | undefined;
  /** Runaways leave the table in their next activation. */
  readonly leaves?: true;
}

/** Act for the first thing due that a bot can do: among sides whose turn has come, or for the named side alone. */
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

/** Whether a thing due has to wait for its own side’s turn, as getting up and the What Now check after a Duck Back do. */
function waits(
  { now, encounter }: Situation,
  { act: does, about }: Proposal,
  one: Fighting | undefined,
): boolean {
  const isOwn = does === 'mark' || (does === 'check' && about.check === 'what-now');
  return isOwn && one !== undefined && waitsForOthers(now, encounter, one);
}

/** Fighter that a proposal is about, by the beginning of its subject: `f1/what-now`, `c2/0/up`, `f1 at c2/0`. */
function whoseOf({ now, encounter }: Situation, { subject }: Proposal): Fighting | undefined {
  const [first = ''] = (subject ?? '').split(' ');
  return (
    fighterNamed(now, encounter, first) ??
    fighterNamed(now, encounter, first.slice(0, first.lastIndexOf('/')))
  );
}

/** Act that answers a proposal; undefined where the player decides, and for what is done in a turn of its own. */
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
      return how.leaves && proposal.about.flees && one ? flees(here, proposal, one) : undefined;
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

/** On a board as far as his dice lead where he makes for, once his side goes, and nowhere while all ways are closed to him; at an own table, off it at once. */
function flees(
  { now, encounter }: Situation,
  { about }: Extract<Proposal, { act: 'move' }>,
  one: Fighting,
): BotAct | undefined {
  const { who } = one.fighter;
  if (encounter.board === undefined)
    return act('encounter.mark', { who, condition: 'off-table', byZombie: false });
  return about.to === undefined || waitsForOthers(now, encounter, one)
    ? undefined
    : act('encounter.move', { who, others: [], how: 'fast' });
}

/** In Sight check of all who may have come into sight of one another, as if each saw the others. */
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

/** Roll of a driver to control a vehicle, as if it ran straight on with nothing solid in its way. */
function control({ encounter }: Situation, vehicle: string): BotAct | undefined {
  const driver = encounter.working?.find(({ id }) => id === vehicle)?.driver;
  if (driver === undefined) return undefined;
  return act('encounter.drive', { vehicle, driver, what: { does: 'control', turning: false, solid: false } });
}

/** Fire of one fighter at the target that the proposal names, else at one of those it may fire at. */
export function firesAsDue(here: Situation, one: Fighting, { subject }: Proposal): BotAct | undefined {
  const [, ...words] = (subject ?? '').split(' ');
  const named = words[0] === 'at' ? namedAt(here, words[1] ?? '') : undefined;
  const targets = named === undefined ? targetsOf(here, one) : [named];
  return targets.length === 0
    ? undefined
    : firesAt(here, one, here.chance.one(targets), words.includes('at-cover'));
}
