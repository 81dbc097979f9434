/** Questions of odds that the contract takes, at least one for each rule that can be asked. */
import type { z } from 'zod';
import type { ODDS_INPUTS, OddsRule } from '../../../src/contract/games/all-things-zombie/odds.ts';

export const ODDS_SAMPLES: {
  readonly [R in OddsRule]: readonly [
    z.input<(typeof ODDS_INPUTS)[R]>,
    ...z.input<(typeof ODDS_INPUTS)[R]>[],
  ];
} = {
  'atz.pass': [
    { rep: 4, dice: 2 },
    { rep: 3, dice: 12 },
  ],
  'atz.in-sight': [{ rep: 4 }, { rep: 4, hidden: true, withLeader: true, suppressing: true, unaware: true }],
  'atz.received-fire': [
    { rep: 3, inCover: true, bossNearby: true },
    { rep: 4, attributes: ['poser'], charging: true, ranged: true, outgunned: true },
  ],
  'atz.wanting-to-charge': [
    { rep: 4, inCover: true, inBuilding: true },
    { rep: 2, attributes: ['wuss'], leaderPassed: 1, terrifying: true },
  ],
  'atz.being-charged': [
    { rep: 4, cannotFire: true },
    { rep: 5, flankOrRear: true, surprised: true, byBurningZombie: true },
  ],
  'atz.surprise': [{ rep: 4, attributes: ['stone-cold'] }],
  'atz.zombies-surprise': [
    { zombies: 2, figures: [{ rep: 4 }] },
    { zombies: 3, figures: [{ rep: 5 }, { rep: 3 }] },
  ],
  'atz.figures-surprise': [
    { score: 6, figures: [{ rep: 4 }] },
    { score: 7, figures: [{ rep: 5 }, { rep: 3 }] },
  ],
  'atz.zombie-placement': [{}],
  'atz.zombie-turn': [{}],
  'atz.zombie-feast': [{}],
  'atz.zombie-climb': [{ zombies: 3 }],
  'atz.zombie-burns-out': [{ zombies: 2 }],
  'atz.overrun': [{ rep: 4, lmg: true }],
  'atz.rally': [{ rep: 3, inCover: true, friendLeads: true, friendStoneCold: true }],
  'atz.see-zombie-death': [{ rep: 3, hero: true }, { rep: 3 }],
  'atz.sanity': [{ rep: 3, shaken: true }],
  'atz.crazy-about-my-job': [{ rep: 5 }],
  'atz.what-now': [{ rep: 4, leaderNearby: true, protected: true }],
  'atz.pursue-by-fire': [{ rep: 4 }],
  'atz.normal-move': [{ rep: 4 }, { rep: 2, attributes: ['slow'], drunk: 2 }],
  'atz.fast-move': [
    { rep: 4, attributes: ['slow', 'clumsy'] },
    { rep: 4, drunk: 2, withLeader: true },
  ],
  'atz.shoot': [
    {
      shooter: { rep: 5, attribute: 'crack-shot', fastMoving: true },
      weapon: 'pump-shotgun',
      shots: 2,
      target: { kind: 'human', rep: 4, protected: true },
    },
    {
      shooter: { rep: 3, twoWeapons: true },
      weapon: 'machine-pistol',
      shots: 3,
      target: { kind: 'zombie', far: true },
    },
  ],
  'atz.target-selection': [
    {
      shooter: { rep: 4 },
      weapon: 'assault-rifle',
      aims: [
        { kind: 'zombie', shots: 1 },
        { kind: 'human', rep: 4, cover: true, shots: 1 },
        { kind: 'zombie', far: true, shots: 1 },
      ],
    },
    {
      shooter: { rep: 5, attribute: 'crack-shot' },
      weapon: 'pump-shotgun',
      aims: [
        { kind: 'human', rep: 3, protected: true, shots: 1 },
        { kind: 'human', rep: 5, shots: 1 },
      ],
    },
  ],
  'atz.obviously-dead': [
    { by: 'shot', weapon: 'machine-pistol', hits: 2, target: { kind: 'human', rep: 4 } },
    { by: 'shot', weapon: 'rifle', rep: 5, hits: 1, target: { kind: 'zombie', far: true } },
    { by: 'struck', hits: 1, target: { kind: 'human', rep: 3, attributes: ['hard-as-nails'], survived: 1 } },
    { by: 'clawed', hits: 1, target: { kind: 'human', rep: 4 } },
    { by: 'zombie', hits: 1, target: { kind: 'zombie' } },
  ],
  'atz.damage': [
    { by: 'shot', weapon: 'pistol', rep: 4, hits: 2 },
    { by: 'struck', weapon: 'chain-saw', rep: 3, hits: 1 },
    { by: 'isHit', rep: 5, hits: 1 },
    { by: 'doused', rep: 4, hits: 1 },
  ],
  'atz.fire': [
    { how: 'spread', target: { kind: 'human', rep: 4 } },
    { how: 'doused', target: { kind: 'zombie' } },
  ],
  'atz.melee': [
    { a: { rep: 4, weapon: 'one-hand-edged', attribute: 'brawler' }, b: { kind: 'zombie' } },
    { a: { rep: 3, protected: true }, b: { kind: 'human', rep: 5, weapon: 'chain-saw', protected: true } },
  ],
  'atz.melee.several': [
    { a: { rep: 4, weapon: 'one-hand-edged' }, others: [{ kind: 'zombie' }, { kind: 'zombie' }] },
    {
      a: { rep: 5, popWith: 'pistol' },
      others: [{ kind: 'human', rep: 3 }, { kind: 'zombie', burning: true }, { kind: 'zombie' }],
    },
    { a: { rep: 4 }, others: Array.from({ length: 8 }, () => ({ kind: 'zombie' as const })) },
  ],
  'atz.melee.against': [
    { a: { rep: 4, weapon: 'one-hand-edged', die: 3, secondDie: 5 }, others: [{ kind: 'zombie' }] },
    {
      a: { rep: 5, die: 2, secondDie: 6 },
      others: [
        { kind: 'human', rep: 3, die: 1, secondDie: 4 },
        { kind: 'human', rep: 4 },
        { kind: 'zombie' },
      ],
    },
  ],
  'atz.pop': [{ rep: 4, weapon: 'machine-pistol', shots: 2 }],
  'atz.activation': [{ rep: 4 }, { rep: 2, sides: 4 }, { rep: 5, sides: 3, zombies: true }],
  'atz.car-starts': [{}],
  'atz.losing-control': [
    { rep: 4, turning: true },
    { rep: 3, hit: true, attributes: ['transporter'] },
  ],
  'atz.crash': [{ rep: 4, impact: 2 }],
  'atz.off-road': [
    { kind: 'suv', inches: 8 },
    { kind: 'motorcycle', inches: 15 },
  ],
  'atz.disabling-vehicle': [{}],
  'atz.shoot-at-vehicle': [{ shooter: { rep: 4 }, weapon: 'light-machine-gun', shots: 6 }],
  'atz.run-down': [
    { rep: 4, target: { kind: 'human', rep: 3, protected: true } },
    { rep: 4, target: { kind: 'human', rep: 3 }, checks: true },
    { rep: 4, target: { kind: 'zombie' }, checks: true },
  ],
  'atz.vehicle-activation': [
    { rep: 4, kind: 'sedan', speed: 18, turns: 1, sharp: true, over: 2 },
    { rep: 3, kind: 'suv', speed: 8, offRoad: true },
  ],
  'atz.overrun-control': [{ targets: 2 }],
  'atz.escape-help': [{ rep: 5 }],
  'atz.how-many': [{}],
  'atz.alert': [{ turn: 2 }],
  'atz.lead': [{}],
  'atz.pursuit.runners': [
    { lead: 5, runners: 3, chasers: 4, runnersRide: false, chasersRide: false },
    { lead: 5, runners: 3, chasers: 4, runnersRide: false, chasersRide: true },
  ],
  'atz.building-type': [{ area: 'urban' }],
  'atz.vehicle-type': [{ area: 'rural' }],
  'atz.wind': [{}],
  'atz.river': [{}],
  'atz.activity': [
    { area: 'urban', phase: 1, building: 'church', upstairs: true },
    { area: 'rural', phase: 3, building: null },
  ],
  'atz.zombies-at-start': [{ area: 'outskirts', phase: 2 }],
  'atz.zombie-reinforcement': [{ area: 'urban', shots: 20 }],
  'atz.zombies-in-building': [{ area: 'urban', phase: 1 }],
  'atz.survivors-in-building': [{ area: 'rural', phase: 3 }],
  'atz.awareness': [{ rep: 3, shotsHeard: true }],
  'atz.attack-or-talk': [{ rep: 4, outnumbers: 'none' }],
  'atz.talk': [{ player: { rep: 5, modifier: 2 }, other: { rep: 4, modifier: -2 }, outnumbers: 'player' }],
  'atz.cooperation': [{ rep: 4, modifier: -2, winner: 'other' }],
  'atz.walk.player': [{ player: 4, other: 3 }],
  'atz.mercy': [{ rep: 3 }],
  'atz.search': [
    { area: 'outskirts', phase: 2, building: 'hospital', item: 'medical-supplies' },
    { area: 'urban', phase: 1, building: null, item: 'vehicles' },
  ],
  'atz.search-loser': [{ phase: 1, item: 'medical-supplies', medic: true }],
  'atz.weapon-found': [{ building: 'military-base' }, { building: null }],
  'atz.vehicle-at-start': [{ area: 'urban', phase: 1 }],
  'atz.cure': [{}],
  'atz.task': [{ rep: 5, difficulty: 'hard' }],
  'atz.opposed-task': [{ rep: 5, opposers: [{ rep: 6, advantage: 'tester' }, { rep: 4 }] }],
  'atz.doc': [{ rep: 4, wounds: 1, medic: true, protected: true }],
  'atz.recovery': [{ rep: 3, kind: 'outOfTheFight', medical: true }],
  'atz.infection': [{ rep: 2 }],
  'atz.who-wins': [{}],
  'atz.drunkard': [{ rep: 3 }],
  'atz.dead-drunk': [{ rep: 3 }],
  'atz.dumbass': [{}],
};

/** Each sample with its rule. */
export const ODDS_QUESTIONS = (Object.keys(ODDS_SAMPLES) as OddsRule[]).flatMap((rule) =>
  ODDS_SAMPLES[rule].map((input) => ({ rule, input })),
);
