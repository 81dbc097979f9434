/** Rules that roll a die for which no odds can be asked, or not for every roll of it, and why. */
import type { RuleWithOdds } from '../../../src/rules/all-things-zombie/odds.ts';
import type { AtzRule } from '../../../src/rules/all-things-zombie/rules.ts';

const counts = (rule: RuleWithOdds) => `the odds of ${rule}, whose first dice come before it, count it`;
const EVEN = 'one die, of which either half, or each face, is as likely';
const SCORE = 'the score is all it comes to: how many, how far, or where';

export const ROLLED_WITHOUT_ODDS: { readonly [R in AtzRule]?: string } = {
  'atz.activity.survivors': counts('atz.activity'),
  'atz.melee-armor': counts('atz.melee'),
  'atz.mercy.capture': counts('atz.mercy'),
  'atz.pursuit.chasers': counts('atz.pursuit.runners'),
  'atz.talk.other': counts('atz.talk'),
  'atz.talk.may': counts('atz.talk'),
  'atz.walk.other': counts('atz.walk.player'),
  'atz.who-wins.seven': counts('atz.who-wins'),
  'atz.shock': counts('atz.crazy-about-my-job'),
  'atz.deeper-shock': counts('atz.crazy-about-my-job'),
  'atz.shorter-move': counts('atz.normal-move'),
  'atz.stumble': counts('atz.fast-move'),
  'atz.drunkard-state': counts('atz.drunkard'),
  'atz.cure-doses': SCORE,
  'atz.building-count': SCORE,
  'atz.vehicle-count': SCORE,
  'atz.getaway': SCORE,
  'atz.survivor-placement': SCORE,
  'holdout.map': SCORE,
  'holdout.storeys': SCORE,
  'holdout.terrain': SCORE,
  'holdout.terrain-count': SCORE,
  'atz.attribute-table': EVEN,
  'atz.recruit.table': EVEN,
  'atz.flies': EVEN,
  'atz.swerve': EVEN,
  'atz.army': EVEN,
  'atz.people-come-back': 'one face of one die',
  'atz.who-is-charged': EVEN,
  'atz.zombie-nearest': EVEN,
  'atz.melee.several': 'has odds of one against several; those of several against several aren’t counted',
  'atz.task': 'has odds; a second try is counted in those of the first',
  'atz.opposed-task': 'has odds; a second try is counted in those of the first',
  'atz.fast-move': 'has odds; the one roll of a group is held against each Rep of it',
};
