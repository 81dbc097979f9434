/** Reaction checks, fire and melee. */
import type { Force } from '../../../../../../rules/all-things-zombie/shooting/impact.ts';
import { signed, worded, wordedInLine } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import { type Does, doesText, HERO_ROWS, HIT_CASES, inches, list, MELEE_CASES, yes } from '../cells.ts';
import { checks, DICE_PASSED, type Layouts, one } from './layout.ts';
import { words } from './text/fighting.ts';

export const FIGHTING: Layouts = {
  'atz.line-of-sight': one(words.inSight, inches)(
    words.howFarAFigureSees,
    words.where,
    ['atz.line-of-sight'],
    (key) => worded(key),
  ),
  'atz.fire': one(words.impact, (impact: number) => `${impact}`)(
    words.impactOfFire,
    words.how,
    ['atz.fire'],
    (key) => worded(key),
  ),
  'atz.reaction-dice': one(words.diceOrRep, doesText)(
    words.whatBearsOnACheck,
    words.circumstance,
    ['atz.reaction-dice'],
    (_key, { title }: Does) => title,
  ),
  'atz.heroes': one(
    words.means,
    (result: { face?: number; dice?: number; passes?: number; check?: string }) => {
      if (result.face !== undefined) return words.diceShowing(result.dice, result.face);
      return result.passes === undefined ? words.inSightCheck : words.passesDice(result.passes);
    },
  )(words.aHero, words.what, ['atz.heroes'], (key) => HERO_ROWS[key] ?? worded(key)),
  'atz.free-will': one(words.insteadOfTheDice, list)(
    words.whatAStarMayDo,
    words.after,
    ['atz.free-will'],
    (key) => worded(key),
  ),
  'atz.never-ducks-back': one(words.instead, (result: Readonly<Record<string, string>>) =>
    Object.entries(result)
      .map(([from, to]) => `${worded(from)}: ${wordedInLine(to)}`)
      .join('; '),
  )(words.withNervesOfSteel, words.check, ['atz.never-ducks-back'], (key) => worded(key)),
  'atz.in-sight': checks('atz.in-sight'),
  'atz.received-fire': checks('atz.received-fire'),
  'atz.reaction-fire': one(words.itMay, list)(
    words.calledUponToFire,
    words.when,
    ['atz.reaction-fire'],
    (key) => (key === 'able' ? words.itCanFire : worded(key)),
  ),
  'atz.wanting-to-charge': checks('atz.wanting-to-charge'),
  'atz.being-charged': checks('atz.being-charged'),
  'atz.surprise': checks('atz.surprise'),
  'atz.surprised-melee': one(words.dice, String)(
    words.firstRoundOfMelee,
    words.result,
    ['atz.surprise'],
    (key) => worded(key),
  ),
  'atz.overrun': checks('atz.overrun'),
  'atz.to-hit': one(words.dieAndRepTogether, (least: number) => words.andMore(least))(
    words.whatHits,
    words.target,
    ['atz.to-hit', 'atz.shoot', 'atz.target-selection'],
    (key) => HIT_CASES[key]?.title ?? worded(key),
  ),
  'atz.impact': {
    rules: ['atz.impact'],
    title: words.whatEachHitDoes,
    by: words.impact,
    columns: [words.aHumanGoesBack, words.aZombieStaggers, words.shotsStopAZombie],
    cells: ({ knockback, stagger, stopsZombie }: Force) => [`${knockback}″`, `${stagger}″`, yes(stopsZombie)],
  },
  'atz.damage': one(words.whatItDoes)(words.damage, words.die, ['atz.damage', 'atz.obviously-dead'], (key) =>
    key === '1' ? words.passed : words.failed,
  ),
  'atz.melee-dice': {
    rules: ['atz.melee-dice', 'atz.melee'],
    title: words.diceAndBareHands,
    by: words.who,
    columns: [words.dice, words.impactOfBareHands],
    cells: ({ dice, impact }: { dice: number; impact: number }) => [String(dice), String(impact)],
    key: worded,
  },
  'atz.melee-modifiers': one(words.rep, signed)(
    words.whatBearsOnRep,
    words.case,
    ['atz.melee-modifiers', 'atz.melee'],
    (key) => MELEE_CASES[key] ?? worded(key),
  ),
  'atz.melee-results': one(words.comesTo)(words.results, words.moreDicePassed, [
    'atz.melee-results',
    'atz.melee',
  ]),
  'atz.melee-armor': one(words.comesTo)(words.armourOfALoser, '1D6', ['atz.melee-armor']),
  'atz.overrun-impact': one(words.impact, String)(
    words.impactOfTheVehicle,
    words.whoIsHit,
    ['atz.overrun'],
    (key) => worded(key),
  ),
  'atz.rally': checks('atz.rally'),
  'atz.see-zombie-death': checks('atz.see-zombie-death'),
  'atz.sanity': checks('atz.sanity'),
  'atz.crazy-about-my-job': one(words.whatItDoes, (result: string | { rep: number; repLost: number }) =>
    typeof result === 'string'
      ? worded(result)
      : words.twoDiceAgainstBoth(result.rep, result.repLost > 0 ? words.repLower(result.repLost) : ''),
  )(words.howDeepTheShockIs, DICE_PASSED, ['atz.crazy-about-my-job', 'atz.shock', 'atz.deeper-shock']),
  'atz.what-now': checks('atz.what-now'),
  'atz.pursue-by-fire': checks('atz.pursue-by-fire'),
};
