/** The bots who sit at the table: one keeps count, one never forgets, one acts on impulse. */
import { agree, answer, trade } from './bargaining.ts';
import { type Asked, botOf, type Decisions } from './bot.ts';
import { forward, help, screw, tie } from './encounter.ts';
import { excess, handLimit, loot, oneUse, putOn } from './gear.ts';
import { COLD, GRUDGING, RASH } from './tempers.ts';

const WEIGHED: Decisions = {
  'azta.trade': trade,
  'azta.answer': answer,
  'azta.agree': agree,
  'azta.put-on': putOn,
  'azta.excess': excess,
  'azta.hand-limit': handLimit,
  'azta.loot': loot,
  'azta.forward': forward,
  'azta.help': help,
  'azta.screw': screw,
  'azta.tie': tie,
  'azta.one-use': oneUse,
};

/** Decisions of a bot that takes, a few times in ten, the first thing that comes to mind; not in a trade, which would have no end of it. */
function onImpulse(decisions: Decisions): Decisions {
  return Object.fromEntries(
    Object.entries(decisions).map(([rule, decide]) => [
      rule,
      (asked: Asked) =>
        rule !== 'azta.trade' && asked.below(10) < asked.temper.whim
          ? asked.ids[asked.below(asked.ids.length)]
          : decide(asked),
    ]),
  );
}

export const BOTS = [
  botOf({ id: 'cold', title: 'Keeps count' }, COLD, WEIGHED),
  botOf({ id: 'grudging', title: 'Never forgets' }, GRUDGING, WEIGHED),
  botOf({ id: 'rash', title: 'Acts on impulse' }, RASH, onImpulse(WEIGHED)),
];
