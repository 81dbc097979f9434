/** The rules of vehicles, in our words. */
import type { Rule } from '../../rule.ts';

export const VEHICLE_RULES = {
  'atz.vehicle-speed': {
    section: 'Vehicle Basics',
    title: 'Speed and turns',
    summary:
      'How far each kind goes in an activation of either side, and how often it turns by up to 90 degrees. A turn costs a quarter of its speed; it gains or loses up to half of its top speed at once.',
  },
  'atz.car-starts': {
    section: "The Car Won't Start!",
    title: 'Starting a vehicle',
    summary: 'A die for each try, once an activation: on 3 or less it runs.',
    ask: 'The driver turns the key: roll one die, 3 or less starts it.',
  },
  'atz.losing-control': {
    section: 'Losing Control Table',
    title: 'Losing control',
    summary:
      'After a turn of more than 45 degrees above half its top speed (ATZ-33), and where other rules say so: two dice against the driver’s Rep. Both: a slide of 2″ in a turn, otherwise on as before. One: 6″ out of a turn, or left or right. None: it rolls over, or corkscrews on, and hurts all inside. A Transporter never passes less than one.',
    ask: 'Is the vehicle still under control? Roll two dice against the driver’s Rep.',
  },
  'atz.swerve': {
    section: 'Losing Control Table',
    title: 'Left or right',
    summary: 'A vehicle out of control that was not turning leaves its way: 1 to 3 left, 4 to 6 right.',
    ask: 'Which way does it veer? Roll one die: 1 to 3 left, 4 to 6 right.',
  },
  'atz.crash': {
    section: 'Losing Control Table',
    title: 'Hurt inside',
    summary:
      'Each figure inside rolls a die on the Damage Table, at Rep less the Impact of the crash: 1 to 3 for each 6″ it has gone in this activation, none for a slide.',
    ask: 'Hurt in the crash: roll one die against Rep less its Impact.',
  },
  'atz.off-road': {
    section: 'Cross Country Driving',
    title: 'Off the road',
    summary:
      'Half the top speed at most. Faster than a quarter of it, two dice: exactly 11 breaks it down, exactly 7 has its driver roll for control. A motorcycle never breaks down, and rolls above half its speed.',
    ask: 'Off the road: roll two dice. A 7 has the driver roll for control, an 11 breaks the vehicle down.',
  },
  'atz.vehicle-activation': {
    section: 'Special Vehicle Activation',
    title: 'Vehicles go on',
    summary:
      'A vehicle sets off in its driver’s activation, or in the one after it was started. From then on it moves at the start of the activation of either side, faster or slower by half of its top speed, or stops.',
  },
  'atz.driver-disabled': {
    section: 'Driver Disabled',
    title: 'Nobody at the wheel',
    summary: 'Where the driver of a vehicle that moves is disabled, control is rolled for at once.',
  },
  'atz.engine-noise': {
    section: "The Car Won't Start!",
    title: 'A running engine',
    summary: 'It is heard each turn as six shots are (ATZ-38, the house way of a remark in the worked game).',
    file: 'acts/encounter/gear/engines.ts',
  },
  'atz.shoot-at-vehicle': {
    section: 'Shooting at Vehicles',
    title: 'Shooting at a vehicle',
    summary:
      'A light machine gun may fire at the vehicle itself, which is in no cover. A total of 10 or more goes through; the worst of all that does holds. Other weapons hit nobody but those inside, who are in cover.',
    ask: 'The gun fires at the vehicle: roll a die for each shot, a total of 10 or more goes through.',
  },
  'atz.disabling-vehicle': {
    section: 'Disabling Vehicle Table',
    title: 'A vehicle hit',
    summary:
      'Two dice against 3: both blow it up with all inside, one stops its engine for good and it loses 12″ a turn, none has the driver roll for control at one Rep less.',
    ask: 'A round goes through the vehicle: roll two dice against 3, the Impact of the gun.',
  },
  'atz.run-down': {
    section: 'Running Down People and Zombies',
    title: 'Running people down',
    summary:
      'After an Overrun check in which one die passed: the driver rolls to hit. A figure that passed none or lies flat is hit in any case, and so is a zombie. The Impact is 3.',
    ask: 'Caught flat-footed: roll one die for the driver to hit.',
  },
  'atz.flies': {
    section: 'Running Down People and Zombies',
    title: 'A zombie flies',
    summary: 'A zombie that is run down and not killed lies 3″ aside: 1 to 3 left, 4 to 6 right.',
    ask: 'The zombie flies aside: roll one die, 1 to 3 left, 4 to 6 right.',
  },
  'atz.overrun-control': {
    section: 'Running Down People and Zombies',
    title: 'Control after running down',
    summary: 'A die after all are hit: as many as were run down, or less, and the driver rolls for control.',
    ask: 'After running down: roll one die. As many as were run down, or less, and the driver rolls for control.',
  },
} as const satisfies Record<string, Rule>;
