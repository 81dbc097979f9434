/** Plays of all acts. */

import type { SeenCampaign } from '../state/seen.ts';
import type { Act, ActOf, Declared } from './act.ts';
import { ACTS, type ActId, type ActInput } from './acts.ts';
import { giveClips, giveWeapon } from './arms.ts';
import { renameCampaign, renewDice, setDate } from './campaign.ts';
import { correctFigure, takeBackFigure } from './corrections.ts';
import { editFigure } from './edit.ts';
import { editSeveral } from './edit-several.ts';
import { no } from './encounter/act.ts';
import { breakOff } from './encounter/break-off.ts';
import { bringVehicle } from './encounter/bring-vehicle.ts';
import { burn } from './encounter/burn.ts';
import { lift } from './encounter/carrying.ts';
import { askMercy, examine } from './encounter/casualty.ts';
import { takeCheck } from './encounter/check.ts';
import { setConditions } from './encounter/conditions.ts';
import { cover } from './encounter/covering.ts';
import { dealWith } from './encounter/deal.ts';
import { drive } from './encounter/drive.ts';
import { endEncounter } from './encounter/end.ts';
import { endOneOff } from './encounter/end-one-off.ts';
import { readyEscape, rollAlert } from './encounter/escape.ts';
import { enter } from './encounter/explore.ts';
import { fight } from './encounter/fight.ts';
import { finishOff } from './encounter/finish-off.ts';
import { fireAt } from './encounter/fire-at.ts';
import { fireAtVehicle } from './encounter/fire-at-vehicle.ts';
import { lightFire, putOutFire } from './encounter/fires.ts';
import { buy, sell } from './encounter/forces.ts';
import { keepTogether } from './encounter/groups.ts';
import { handClips } from './encounter/hand-clips.ts';
import { hide } from './encounter/hide.ts';
import { beat, searchTheLoser } from './encounter/losers.ts';
import { move } from './encounter/move.ts';
import { muster } from './encounter/muster.ts';
import { hearMarker, hearShots } from './encounter/noise.ts';
import { pickUp } from './encounter/pick-up.ts';
import { dropPlan, planEncounter } from './encounter/plan.ts';
import { beginPursuit, pursueOn, splitRunners } from './encounter/pursuit.ts';
import { correctReport, reportBattle } from './encounter/report.ts';
import { search, searchAll } from './encounter/search.ts';
import { rollForSense } from './encounter/sense.ts';
import { drink, placeZombies, rollForVehicle, spendVehicle } from './encounter/set-up.ts';
import { setVehicle } from './encounter/set-vehicle.ts';
import { settle } from './encounter/settle.ts';
import { fire, reload } from './encounter/shooting.ts';
import { spreadFire } from './encounter/spread-fire.ts';
import { carry, equip, takeClip } from './encounter/stock.ts';
import { stopSaw } from './encounter/stop-saw.ts';
import { agreeLastYear, changeDivision, setHouseRule } from './encounter/switches.ts';
import { rerollTablePart, setTable } from './encounter/table.ts';
import { tryOpposedTask, tryTask } from './encounter/task.ts';
import { beginTurn, countKills, mark } from './encounter/turn.ts';
import { decideWar } from './encounter/war.ts';
import { zombiesAct } from './encounter/zombies-act.ts';
import { zombiesBurn } from './encounter/zombies-burn.ts';
import { setZombies } from './encounter/zombies-set.ts';
import { beginEpisode, endEpisode } from './episode.ts';
import { renameFigure, setPortrait, setStatus, writeBiography } from './figure.ts';
import { addGrunt, recruitAgain, recruitGrunt, settleParty, takeIn } from './recruit.ts';
import { shareOut } from './share-out.ts';
import { addStock, handOut, strikeOff, takeUp } from './stockpile.ts';

type Play<A extends ActId> = (now: SeenCampaign, input: ActInput<A>) => ActOf<(typeof ACTS)[A]>;

/** Every act but the first, which has no campaign to go by yet (\`begin.ts\`). */
export type PlayedId = Exclude<ActId, 'campaign.create'>;

/** An act without its play here doesn't compile, nor does a play that wants something else or refuses for another reason. */
export const PLAYS: { readonly [A in PlayedId]: Play<A> } = {
  'campaign.rename': renameCampaign,
  'campaign.setDate': setDate,
  'campaign.newDice': renewDice,
  'campaign.houseRules': setHouseRule,
  'campaign.correct-figure': correctFigure,
  'campaign.take-back-figure': takeBackFigure,
  'campaign.lastYear': agreeLastYear,
  'campaign.division': changeDivision,

  'episode.begin': beginEpisode,
  'episode.end': endEpisode,

  'party.recruit': recruitGrunt,
  'party.recruitAgain': recruitAgain,
  'party.add': addGrunt,
  'party.take-in': takeIn,
  'party.settle': settleParty,
  'party.edit': editSeveral,

  'figure.rename': renameFigure,
  'figure.write': writeBiography,
  'figure.setPortrait': setPortrait,
  'figure.setStatus': setStatus,
  'figure.edit': editFigure,
  'figure.giveWeapon': giveWeapon,
  'figure.giveClips': giveClips,

  'stockpile.hand-out': handOut,
  'stockpile.take-up': takeUp,
  'stockpile.share-out': shareOut,
  'stockpile.add': addStock,
  'stockpile.strike-off': strikeOff,

  'encounter.decide-war': decideWar,
  'encounter.plan': planEncounter,
  'encounter.drop': dropPlan,
  'encounter.buy': buy,
  'encounter.sell': sell,
  'encounter.take-clip': takeClip,
  'encounter.carry': carry,
  'encounter.equip': equip,
  'encounter.roll-vehicle': rollForVehicle,
  'encounter.spend-vehicle': spendVehicle,
  'encounter.drink': drink,
  'encounter.set-table': setTable,
  'encounter.reroll-part': rerollTablePart,
  'encounter.place-zombies': placeZombies,
  'encounter.ready-escape': readyEscape,
  'encounter.muster': muster,
  'encounter.begin-pursuit': beginPursuit,
  'encounter.pursue-on': pursueOn,
  'encounter.split-runners': splitRunners,
  'encounter.begin-turn': beginTurn,
  'encounter.fire-at': fireAt,
  'encounter.fight': fight,
  'encounter.break-off': breakOff,
  'encounter.finish-off': finishOff,
  'encounter.fire': fire,
  'encounter.reload': reload,
  'encounter.stop-saw': stopSaw,
  'encounter.hand-clips': handClips,
  'encounter.cover': cover,
  'encounter.hide': hide,
  'encounter.keep-together': keepTogether,
  'encounter.move': move,
  'encounter.lift': lift,
  'encounter.pick-up': pickUp,
  'encounter.bring-vehicle': bringVehicle,
  'encounter.drive': drive,
  'encounter.fire-at-vehicle': fireAtVehicle,
  'encounter.mark': mark,
  'encounter.count-kills': countKills,
  'encounter.hear-marker': hearMarker,
  'encounter.hear-shots': hearShots,
  'encounter.zombies-act': zombiesAct,
  'encounter.conditions': setConditions,
  'encounter.light-fire': lightFire,
  'encounter.put-out-fire': putOutFire,
  'encounter.spread-fire': spreadFire,
  'encounter.burn': burn,
  'encounter.zombies-burn': zombiesBurn,
  'encounter.set-vehicle': setVehicle,
  'encounter.zombies-set': setZombies,
  'encounter.alert': rollAlert,
  'encounter.enter': enter,
  'encounter.deal': dealWith,
  'encounter.beat': beat,
  'encounter.search': search,
  'encounter.search-all': searchAll,
  'encounter.search-loser': searchTheLoser,
  'encounter.check': takeCheck,
  'encounter.sense': rollForSense,
  'encounter.task': tryTask,
  'encounter.opposed-task': tryOpposedTask,
  'encounter.examine': examine,
  'encounter.mercy': askMercy,
  'encounter.report': reportBattle,
  'encounter.correct-report': correctReport,
  'encounter.settle': settle,
  'encounter.end': endEncounter,
  'encounter.end-one-off': endOneOff,
};

/** The play of an act, which is found by its name and so takes what was declared under it. */
export function playOf<A extends PlayedId>(id: A, input: ActInput<A>): (now: SeenCampaign) => Act {
  const play: Play<A> = PLAYS[id];
  return (now) => (isClosed(now, ACTS[id]) ? refusesAll() : play(now, input));
}

/** True for acts that belong to a campaign alone, in a battle by itself. */
const isClosed = ({ encounter }: SeenCampaign, { ofCampaigns }: Declared): boolean =>
  encounter?.oneOff !== undefined && (ofCampaigns === true || ofCampaigns === encounter.stage);

// biome-ignore lint/correctness/useYield: it refuses before it asks or tells anything
function* refusesAll(): Act<'one-off'> {
  return no('one-off');
}
