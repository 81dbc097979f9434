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
import { endEncounter } from './encounter/after/end.ts';
import { endOneOff } from './encounter/after/end-one-off.ts';
import { correctReport, reportBattle } from './encounter/after/report.ts';
import { settle } from './encounter/after/settle.ts';
import { forcedOnBoard, reasonsNow } from './encounter/board/forced.ts';
import { layPhoto } from './encounter/board/photo.ts';
import { placePiece, turnTo } from './encounter/board/place.ts';
import { settledOnBoard, standingNow, takeUpBoard } from './encounter/board/take-up.ts';
import { askMercy, examine } from './encounter/casualty.ts';
import { takeCheck } from './encounter/checks/check.ts';
import { hide } from './encounter/checks/hide.ts';
import { takeSight } from './encounter/checks/sight.ts';
import { meetEarlyGrave } from './encounter/early-grave.ts';
import { setConditions } from './encounter/fire/conditions.ts';
import { cover } from './encounter/fire/covering.ts';
import { fireAt } from './encounter/fire/fire-at.ts';
import { handClips } from './encounter/fire/hand-clips.ts';
import { fire, reload } from './encounter/fire/shooting.ts';
import { burn } from './encounter/fires/burn.ts';
import { lightFire, putOutFire } from './encounter/fires/fires.ts';
import { spreadFire } from './encounter/fires/spread-fire.ts';
import { breakOff } from './encounter/melee/break-off.ts';
import { fight } from './encounter/melee/fight.ts';
import { finishOff } from './encounter/melee/finish-off.ts';
import { stopSaw } from './encounter/melee/stop-saw.ts';
import { lift } from './encounter/move/carrying.ts';
import { move } from './encounter/move/move.ts';
import { pickUp } from './encounter/move/pick-up.ts';
import { dealWith } from './encounter/people/deal.ts';
import { enter } from './encounter/people/explore.ts';
import { beat, searchTheLoser } from './encounter/people/losers.ts';
import { search, searchAll } from './encounter/people/search.ts';
import { buy, sell } from './encounter/planning/forces.ts';
import { dropPlan, planEncounter } from './encounter/planning/plan.ts';
import { beginPursuit, pursueOn, splitRunners } from './encounter/planning/pursuit.ts';
import { bringNewStar, endCampaign, giveUp, goOn, nameStar } from './encounter/planning/star-gone.ts';
import { carry, equip, takeClip } from './encounter/planning/stock.ts';
import { agreeLastYear, changeDivision, setHouseRule } from './encounter/planning/switches.ts';
import { decideWar } from './encounter/planning/war.ts';
import { readyEscape, rollAlert } from './encounter/set-up/escape.ts';
import { muster } from './encounter/set-up/muster.ts';
import { drink, placeZombies, rollForVehicle, spendVehicle } from './encounter/set-up/set-up.ts';
import { rerollTablePart, setTable } from './encounter/set-up/table.ts';
import { tryOpposedTask, tryTask } from './encounter/task.ts';
import { keepTogether } from './encounter/turn/groups.ts';
import { rollForSense } from './encounter/turn/sense.ts';
import { beginTurn, countKills, mark } from './encounter/turn/turn.ts';
import { bringVehicle } from './encounter/vehicles/bring-vehicle.ts';
import { drive } from './encounter/vehicles/drive.ts';
import { fireAtVehicle } from './encounter/vehicles/fire-at-vehicle.ts';
import { setVehicle } from './encounter/vehicles/set-vehicle.ts';
import { hearMarker, hearShots } from './encounter/zombies/noise.ts';
import { zombiesAct } from './encounter/zombies/zombies-act.ts';
import { zombiesBurn } from './encounter/zombies/zombies-burn.ts';
import { setZombies } from './encounter/zombies/zombies-set.ts';
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
  'encounter.name-star': nameStar,
  'encounter.bring-star': bringNewStar,
  'encounter.give-up': giveUp,
  'encounter.end-campaign': endCampaign,
  'encounter.go-on': goOn,
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
  'encounter.board': takeUpBoard,
  'encounter.place': placePiece,
  'encounter.turn-to': turnTo,
  'encounter.lay-photo': layPhoto,
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
  'encounter.sight': takeSight,
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
  'encounter.early-grave': meetEarlyGrave,
  'encounter.report': reportBattle,
  'encounter.correct-report': correctReport,
  'encounter.settle': settle,
  'encounter.end': endEncounter,
  'encounter.end-one-off': endOneOff,
};

/** The play of an act, which is found by its name and so takes what was declared under it. */
export function playOf<A extends PlayedId>(id: A, input: ActInput<A>): (now: SeenCampaign) => Act {
  const play: Play<A> = PLAYS[id];
  return (now) => (isClosed(now, ACTS[id]) ? refusesAll() : onBoard(now, () => play(now, input)));
}

/** The act, and whatever it has changed of who stands where. */
function* onBoard(now: SeenCampaign, act: () => Act): Act {
  const before = now.encounter?.board === undefined ? undefined : reasonsNow(now.encounter);
  const stood = standingNow(now);
  const acted = yield* act();
  if (!acted.ok) return acted;
  if (before === undefined) yield* settledOnBoard(now);
  else {
    yield* forcedOnBoard(now, before);
    yield* settledOnBoard(now, stood);
  }
  return acted;
}

/** True for acts that belong to a campaign alone, in a battle by itself. */
const isClosed = ({ encounter }: SeenCampaign, { ofCampaigns }: Declared): boolean =>
  encounter?.oneOff !== undefined && (ofCampaigns === true || ofCampaigns === encounter.stage);

// biome-ignore lint/correctness/useYield: it refuses before it asks or tells anything
function* refusesAll(): Act<'one-off'> {
  return no('one-off');
}
