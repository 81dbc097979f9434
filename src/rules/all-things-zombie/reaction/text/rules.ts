/** The rules of reaction checks, in our words. */
import type { Rule } from '../../rule.ts';

export const REACTION_RULES = {
  'atz.reaction-dice': {
    section: 'How to Check Reaction',
    title: 'Dice of a reaction check',
    summary:
      'Two dice, each against Rep. Leaders and the Stone Cold roll three, and some people and circumstances add or take off a die; the best two count. A figure limited to one die never gains another.',
  },
  'atz.heroes': {
    section: 'Heroes All',
    title: 'Heroes',
    summary:
      'Two 1s on any check but In Sight make a hero: until the battle ends or the hero is down, every check passes both dice. In Sight is still rolled, to see who fires first.',
  },
  'atz.free-will': {
    section: 'Free Will',
    title: 'Free Will',
    summary:
      'After a reaction check a Star does what it says, or stays, Ducks Back without shooting, or runs. Surprise leaves no such choice.',
    ask: 'Free Will: go by the dice, or choose something else.',
  },
  'atz.in-sight-free-will': {
    section: 'Free Will',
    title: 'Free Will in sight',
    summary:
      'After an In Sight Check a Star fires or not as it says, or stays, Ducks Back or runs in place of fire. As people are met this is asked where it comes to fire; talking makes nobody move.',
    ask: 'Free Will, In Sight: go by the dice, or choose something in place of fire.',
  },
  'atz.overrun-free-will': {
    section: 'Free Will',
    title: 'Free Will before a vehicle',
    summary:
      'After an Overrun Check a Star does what it says, or gets out of the way by a Duck Back or by running. To stay under the wheels is no choice.',
    ask: 'Free Will before the vehicle: go by the dice, or get out of its way.',
  },
  'atz.reaction-choice': {
    section: 'Reaction Checks',
    title: 'A choice in the result',
    summary: 'Some results leave the figure a choice, made by the player or bot whose figure it is.',
    ask: 'The result leaves a choice. What does the figure do?',
  },
  'atz.never-ducks-back': {
    section: 'Attributes',
    title: 'Never Ducks Back',
    summary:
      'With Nerves of steel nobody is made to Duck Back. Where a check says so, the figure carries on as far as the rest of that line allows.',
  },
  'atz.in-sight': {
    section: 'In Sight Check',
    title: 'In Sight',
    summary:
      'Taken when an enemy comes into view, except zombies just drawn by shots. Both dice: all may fire. One: those who stand still, and the hidden with a Leader. None: only the hidden, who give themselves away.',
    ask: 'Roll for In Sight against Rep.',
  },
  'atz.received-fire': {
    section: 'Received Fire Check',
    title: 'Received Fire',
    summary:
      'Taken when fired at. Both dice: carry on and fire. One: fire or Duck Back in cover, Duck Back elsewhere. None: Duck Back in cover, otherwise run. The outgunned never fire. An active figure fires at any target, the others only at the one that fired.',
    ask: 'Roll for Received Fire against Rep.',
  },
  'atz.reaction-fire': {
    section: 'Reaction Fire or Not',
    title: 'Called upon to fire',
    summary:
      'A check says fire, but nothing in hand will reach: the figure charges if near enough, Ducks Back, stays, or goes on with the move.',
    ask: 'No shot is possible. What does the figure do instead?',
  },
  'atz.wanting-to-charge': {
    section: 'Wanting to Charge Check',
    title: 'Wanting to Charge',
    summary:
      'Taken before any charge. One die is enough in the open; people in cover want both, and stay to shoot with one. A Leader lends the group a die, but nobody in it passes more dice than the Leader.',
    ask: 'Roll for Wanting to Charge against Rep.',
  },
  'atz.being-charged': {
    section: 'Being Charged Check',
    title: 'Being Charged',
    summary:
      'Taken by a figure that sees a charge come. Both dice, or one in cover: fire, then fight. One in the open: fight without firing. None in the open: run.',
    ask: 'Roll for Being Charged against Rep.',
  },
  'atz.surprise': {
    section: 'Surprise Check',
    title: 'Surprise',
    summary:
      'A charge from hiding, from the side or from behind. Both dice: turn and take Being Charged at one Rep less. One: a single die in the first round of melee. None: no die at all.',
    ask: 'Roll for Surprise against Rep.',
  },
  'atz.overrun': {
    section: 'Overrun Check',
    title: 'Overrun',
    summary:
      'Taken when a vehicle comes at a figure. Both dice: jump aside, or fire with a light machine gun. One: the driver rolls to hit. None: hit.',
    ask: 'Roll for Overrun against Rep.',
  },
  'atz.rally': {
    section: 'Rally Check',
    title: 'Rally',
    summary:
      'A friend within 2″ calls a runaway back, once a turn. Both dice, or one in cover, bring that figure back; with one in the open, try again; with none, the runaway is lost for this battle.',
    ask: 'Roll for Rally against Rep.',
  },
  'atz.see-zombie-death': {
    section: 'See Zombie Death Check',
    title: 'Seeing a zombie death',
    summary:
      'Taken once in a life, on first seeing a human eaten. Both dice: carry on. One: Duck Back. None: run. Without both, the Sanity Table follows.',
    ask: 'Roll for seeing a zombie death against Rep.',
  },
  'atz.sanity': {
    section: 'Sanity Table',
    title: 'Sanity',
    summary:
      'Both dice: all right from the next activation, at one Rep less on checks until then. One: huddles until rallied. None: collapses, Out of the Fight.',
    ask: 'Roll on the Sanity Table against Rep.',
  },
  'atz.crazy-about-my-job': {
    section: 'Crazy About My Job',
    title: 'Crazy About My Job',
    summary:
      'For those who collapsed. The dice say how deep the shock is; passing both against the Rep of that shock brings the figure back, otherwise the shock goes a step deeper.',
    ask: 'Roll two dice against the figure’s own Rep.',
  },
  'atz.shock': {
    section: 'Crazy About My Job',
    title: 'In shock',
    summary: 'Two dice against Rep 2; both bring the figure back as before, less is a step deeper.',
    ask: 'In shock: roll two dice against 2. Both must pass.',
  },
  'atz.deeper-shock': {
    section: 'Crazy About My Job',
    title: 'In deeper shock',
    summary:
      'Two dice against Rep 1; both bring the figure back one Rep lower, with less there is no recovery.',
    ask: 'In deeper shock: roll two dice against 1. Both must pass.',
  },
  'atz.what-now': {
    section: 'What Now? Test',
    title: 'What Now?',
    summary:
      'What a figure that Ducked Back does when next active. Both dice: up, to shoot or to move. One: up only if protected or trained, and neither outgunned nor outnumbered two to one. None: down.',
    ask: 'Roll for What Now against Rep.',
  },
  'atz.what-now-pick': {
    section: 'What Now? Test',
    title: 'Which two dice',
    summary: 'With a Leader near, a third die is rolled and the player says which two count.',
    ask: 'Three dice, two count: up, or down?',
  },
  'atz.pursue-by-fire': {
    section: 'Pursue by Fire',
    title: 'Pursue by fire',
    summary:
      'A figure that made an enemy duck or run rolls two dice against Rep. Both: a shot. One: a shot as if at cover. None: no shot.',
    ask: 'Roll two dice against Rep for a shot at those who flee.',
  },
  'atz.fast-move': {
    section: 'Fast Move',
    title: 'Fast move',
    summary:
      'One set of dice for the group, three with a Leader, read against each Rep: 16″ with both, 12″ with one, 8″ with none.',
    ask: 'Roll for the fast move, once for the whole group.',
  },
  'atz.stumble': {
    section: 'Attributes',
    title: 'Stumble',
    summary:
      'A Clumsy figure in a group that rolled a 1 goes as many inches as one die shows and falls flat.',
    ask: 'A stumble: roll one die for the inches the figure still goes.',
  },
  'atz.shorter-move': {
    section: 'Attributes',
    title: 'Shorter move',
    summary: 'The Slow lose half a die of inches, rounded up; a staggering drunk two dice of a fast move.',
    ask: 'Roll for the inches taken off the move.',
  },
} as const satisfies Record<string, Rule>;
