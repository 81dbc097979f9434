/** Which act of the rules each act of the contract is. */
import type { EncounterAct } from '../../../contract/games/all-things-zombie/acts.ts';
import type { Act, Now } from '../../../rules/all-things-zombie/acts/act.ts';
import { askMercy, examine } from '../../../rules/all-things-zombie/acts/encounter/casualty.ts';
import { takeCheck } from '../../../rules/all-things-zombie/acts/encounter/check.ts';
import { dealWith } from '../../../rules/all-things-zombie/acts/encounter/deal.ts';
import { endEncounter } from '../../../rules/all-things-zombie/acts/encounter/end.ts';
import { readyEscape, rollAlert } from '../../../rules/all-things-zombie/acts/encounter/escape.ts';
import { enter } from '../../../rules/all-things-zombie/acts/encounter/explore.ts';
import { beat, searchTheLoser } from '../../../rules/all-things-zombie/acts/encounter/losers.ts';
import { muster } from '../../../rules/all-things-zombie/acts/encounter/muster.ts';
import { hearMarker, hearShots } from '../../../rules/all-things-zombie/acts/encounter/noise.ts';
import { dropPlan, planEncounter } from '../../../rules/all-things-zombie/acts/encounter/plan.ts';
import {
  beginPursuit,
  pursueOn,
  splitRunners,
} from '../../../rules/all-things-zombie/acts/encounter/pursuit.ts';
import { correctReport, reportBattle } from '../../../rules/all-things-zombie/acts/encounter/report.ts';
import { search } from '../../../rules/all-things-zombie/acts/encounter/search.ts';
import { rollForSense } from '../../../rules/all-things-zombie/acts/encounter/sense.ts';
import {
  drink,
  placeZombies,
  rollForVehicle,
  spendVehicle,
} from '../../../rules/all-things-zombie/acts/encounter/set-up.ts';
import { settle } from '../../../rules/all-things-zombie/acts/encounter/settle.ts';
import { fire, reload } from '../../../rules/all-things-zombie/acts/encounter/shooting.ts';
import { carry, equip, takeClip } from '../../../rules/all-things-zombie/acts/encounter/stock.ts';
import { rerollTablePart, setTable } from '../../../rules/all-things-zombie/acts/encounter/table.ts';
import { tryTask } from '../../../rules/all-things-zombie/acts/encounter/task.ts';
import { beginTurn, countKills, mark } from '../../../rules/all-things-zombie/acts/encounter/turn.ts';
import { decideWar } from '../../../rules/all-things-zombie/acts/encounter/war.ts';

/** What an act wants to know, without its name. */
type Wanted<D extends EncounterAct['do']> = Omit<Extract<EncounterAct, { do: D }>, 'do'>;
type Does<D extends EncounterAct['do']> = (now: Now, act: Wanted<D>) => Act;

/** An act of the contract without its line here doesn't compile. */
const ACTS: { readonly [D in EncounterAct['do']]: Does<D> } = {
  'decide-war': (now) => decideWar(now),
  plan: (now, act) => planEncounter(now, act),
  drop: (now) => dropPlan(now),
  'take-clip': (now, act) => takeClip(now, act),
  carry: (now, act) => carry(now, act),
  equip: (now, act) => equip(now, act),
  'roll-vehicle': (now) => rollForVehicle(now),
  'spend-vehicle': (now, act) => spendVehicle(now, act),
  drink: (now, act) => drink(now, act),
  'set-table': (now, act) => setTable(now, act),
  'reroll-part': (now, act) => rerollTablePart(now, act),
  'place-zombies': (now) => placeZombies(now),
  'ready-escape': (now, act) => readyEscape(now, act),
  muster: (now, act) => muster(now, act),
  'begin-pursuit': (now, act) => beginPursuit(now, act),
  'pursue-on': (now, act) => pursueOn(now, act),
  'split-runners': (now, act) => splitRunners(now, act),
  'begin-turn': (now, act) => beginTurn(now, act),
  fire: (now, act) => fire(now, act),
  reload: (now, act) => reload(now, act),
  mark: (now, act) => mark(now, act),
  'count-kills': (now, act) => countKills(now, act),
  'hear-marker': (now, act) => hearMarker(now, act),
  'hear-shots': (now, act) => hearShots(now, act),
  alert: (now) => rollAlert(now),
  enter: (now, act) => enter(now, act),
  deal: (now, act) => dealWith(now, act),
  beat: (now, act) => beat(now, act),
  search: (now, act) => search(now, act),
  'search-loser': (now, act) => searchTheLoser(now, act),
  check: (now, act) => takeCheck(now, act),
  sense: (now, act) => rollForSense(now, act),
  task: (now, act) => tryTask(now, { ...act, kind: 'unopposed' }),
  'opposed-task': (now, act) => tryTask(now, { ...act, kind: 'opposed' }),
  examine: (now, act) => examine(now, act),
  mercy: (now, act) => askMercy(now, act),
  report: (now, { records, field, shots }) => reportBattle(now, { records, field, shots, by: 'player' }),
  'correct-report': (now, act) => correctReport(now, act),
  settle: (now, act) => settle(now, act),
  end: (now, act) => endEncounter(now, act),
};

/** Each line takes the act of its own name, which is the one it is found by. */
export function playing(act: EncounterAct): (now: Now) => Act {
  const { do: name, ...wanted } = act;
  const does = ACTS[name] as (now: Now, wanted: object) => Act;
  return (now) => does(now, wanted);
}

/** `encounter.hear-marker`, as the log keeps it. */
export const commandOf = (act: EncounterAct): string => `encounter.${act.do}`;
