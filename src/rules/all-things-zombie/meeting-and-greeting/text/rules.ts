/** The rules of Meeting & Greeting, in our words. */
import type { Rule } from '../../rule.ts';

export const MEETING_RULES = {
  'atz.activity.zombies': {
    section: 'Testing for Activity',
    title: 'Zombies about?',
    summary:
      'On entering a building, on each of its floors, and on opening a vehicle or trailer: two dice against the zombie activity of the area, changed by building and floor.',
    ask: 'Roll two dice for zombies.',
  },
  'atz.activity.survivors': {
    section: 'Testing for Activity',
    title: 'Survivors about?',
    summary:
      'Two dice against the survivor activity. The side that passes more dice is met; equal, the one with the highest die that passed; equal again, both.',
    ask: 'Roll two dice for survivors.',
  },
  'atz.zombies-at-start': {
    section: 'How Many Zombies Are There?',
    title: 'Zombies at the start',
    summary:
      'A die and the zombie activity of the area, placed after the party’s first move as if drawn by gunfire.',
    ask: 'Roll one die for the zombies about at the start.',
  },
  'atz.zombie-reinforcement': {
    section: 'Zombie Reinforcement Table',
    title: 'Zombies drawn by noise',
    summary:
      'A die for each shot at the end of the turn: 4 and up brings a zombie in urban areas, 5 in the outskirts, 6 in the country.',
    ask: 'Roll a die for each shot of the turn, or for each that a motor counts as.',
  },
  'atz.zombie-placement': {
    section: 'Zombie Placement Due to Gunfire',
    title: 'Where a zombie comes on',
    summary:
      'A die for each: twelve inches away, in front or behind, straight or to either hand. A building on the way holds it at a door.',
    ask: 'Roll one die for where the zombie comes on.',
  },
  'atz.zombies-in-building': {
    section: 'Zombies in Buildings',
    title: 'Zombies inside',
    summary:
      'A die for each point of the area’s zombie activity, read as for noise. None at all leaves the building empty.',
    ask: 'Roll a die for each point of zombie activity.',
  },
  'atz.zombies-surprise': {
    section: 'Zombies in Buildings',
    title: 'The zombies’ score',
    summary:
      'A die and the number of zombies. Figures that score less are surprised, the others are charged.',
    ask: 'Roll one die for the zombies’ score.',
  },
  'atz.figures-surprise': {
    section: 'Zombies in Buildings',
    title: 'The figures’ score',
    summary: 'One die for all, added to the Rep of each figure that came in.',
    ask: 'Roll one die for the figures’ score.',
  },
  'atz.who-is-charged': {
    section: 'Zombies in Buildings',
    title: 'Whom the zombies charge',
    summary:
      'Each figure gets a zombie before any gets two. Where they don’t go round, a die for each zombie says whom.',
    ask: 'Roll a die for one zombie: it says whom it charges. A number nobody has is rolled again.',
  },
  'atz.survivors-in-building': {
    section: 'Survivors in Buildings',
    title: 'Survivors inside',
    summary: 'A die for each point of the area’s survivor activity; each 4, 5 or 6 is a survivor.',
    ask: 'Roll a die for each point of survivor activity.',
  },
  'atz.army': {
    section: 'Who Won, the Zombies or the Humans?',
    title: 'Are they of the army?',
    summary:
      'After a survivors’ win half of those met are of the army: assault rifles and body armour for all.',
    ask: 'Roll one die: 4 and up, they are of the army.',
  },
  'atz.survivor-placement': {
    section: 'Survivors in Buildings',
    title: 'Where a survivor stands',
    summary: 'Two dice in inches: inward from the wall the party came in by, then from the wall at its left.',
    ask: 'Roll two dice in order: inches inward, inches from the left.',
  },
  'atz.awareness': {
    section: 'Determining State of Awareness',
    title: 'Have they noticed?',
    summary:
      'Two dice against Rep for each of those inside, three if shots have been fired: aware, unaware at one Rep less, or surprised.',
    ask: 'Have they noticed? Roll two dice against Rep, three if shots have been fired.',
  },
  'atz.attack-or-talk': {
    section: 'Encountering Humans',
    title: 'Shoot or talk',
    summary:
      'When those met go first, one die against their leader’s Rep. With either side twice the other, Rep or less talks; otherwise it attacks.',
    ask: 'Shoot or talk: roll one die against the Rep of their leader.',
  },
  'atz.talk.player': {
    section: 'Talk the Talk',
    title: 'Your leader talks',
    summary:
      'Both leaders roll two dice against Rep with their own modifiers. The one who passes more has the better of it; equal, they part.',
    ask: 'Talk the Talk: roll two dice for your leader.',
  },
  'atz.talk.other': {
    section: 'Talk the Talk',
    title: 'Their leader talks',
    summary: 'Two dice against the other leader’s Rep, with that side’s own modifiers.',
    ask: 'Talk the Talk: roll two dice for their leader.',
  },
  'atz.talk.may': {
    section: 'Talk the Talk',
    title: 'Does it come to blows?',
    summary: 'A side that may fight does so at its leader’s Rep or less on one die; you decide for your own.',
    ask: 'Roll one die: Rep or less, and it comes to blows.',
    choose: 'Your side may fight, and you decide: cooperate, or Walk the Walk?',
  },
  'atz.cooperation': {
    section: 'Cooperation Table',
    title: 'Do they agree?',
    summary:
      'One die against the winner’s Rep with modifiers. They join you if you won the talk, or act with you this once if they did; higher, all part.',
    ask: 'Do they agree? Roll one die against the Rep of the leader who had the better of the talk.',
  },
  'atz.walk.player': {
    section: 'Walk the Walk',
    title: 'Your leader draws',
    summary:
      'A die and Rep for either leader; the higher acts first. After one round of combat dice activate as usual.',
    ask: 'Walk the Walk: roll one die for your leader. With Rep added, the higher moves first.',
  },
  'atz.walk.other': {
    section: 'Walk the Walk',
    title: 'Their leader draws',
    summary: 'A die and Rep for the other leader; equal scores are rolled again.',
    ask: 'Walk the Walk: roll one die for their leader. With Rep added, the higher moves first.',
  },
  'atz.mercy': {
    section: 'At Their Mercy',
    title: 'At their mercy',
    summary:
      'Two dice against the Rep of the figure that stands over the fallen: captured or left alone, captured or killed, or killed. Everything carried is taken.',
    ask: 'At their mercy: roll two dice against the Rep of the figure that stands over the fallen.',
  },
  'atz.mercy.capture': {
    section: 'At Their Mercy',
    title: 'Taken captive?',
    summary: 'One die: Rep or less takes the fallen captive.',
    ask: 'Roll one die: Rep or less takes the fallen captive.',
  },
} as const satisfies Record<string, Rule>;
