/** Every act of a campaign by the name its command has in the log, and what is declared of it beside its play. */
import type { Declared, InputOf } from './act.ts';
import { GIVE_CLIPS, GIVE_WEAPON } from './arms.ts';
import { BEGIN } from './begin.ts';
import { NEW_DICE, RENAME_CAMPAIGN, SET_DATE } from './campaign.ts';
import { CORRECT_FIGURE, TAKE_BACK_FIGURE } from './corrections.ts';
import { EDIT } from './edit.ts';
import { EDIT_SEVERAL } from './edit-several.ts';
import { END } from './encounter/after/end.ts';
import { END_ONE_OFF } from './encounter/after/end-one-off.ts';
import { CORRECT_REPORT, REPORT } from './encounter/after/report.ts';
import { SETTLE } from './encounter/after/settle.ts';
import { LAY_PHOTO } from './encounter/board/photo.ts';
import { PLACE_PIECE, TURN_TO } from './encounter/board/place.ts';
import { BOARD } from './encounter/board/take-up.ts';
import { EXAMINE, MERCY } from './encounter/casualty.ts';
import { CHECK } from './encounter/checks/check.ts';
import { HIDE } from './encounter/checks/hide.ts';
import { SIGHT } from './encounter/checks/sight.ts';
import { EARLY_GRAVE } from './encounter/early-grave.ts';
import { CONDITIONS } from './encounter/fire/conditions.ts';
import { COVER } from './encounter/fire/covering.ts';
import { FIRE_AT } from './encounter/fire/fire-at.ts';
import { HAND_CLIPS } from './encounter/fire/hand-clips.ts';
import { FIRE, RELOAD } from './encounter/fire/shooting.ts';
import { BURN } from './encounter/fires/burn.ts';
import { LIGHT_FIRE, PUT_OUT_FIRE } from './encounter/fires/fires.ts';
import { SPREAD_FIRE } from './encounter/fires/spread-fire.ts';
import { BREAK_OFF } from './encounter/melee/break-off.ts';
import { FIGHT } from './encounter/melee/fight.ts';
import { FINISH_OFF } from './encounter/melee/finish-off.ts';
import { STOP_SAW } from './encounter/melee/stop-saw.ts';
import { LIFT } from './encounter/move/carrying.ts';
import { MOVE } from './encounter/move/move.ts';
import { PICK_UP } from './encounter/move/pick-up.ts';
import { DEAL } from './encounter/people/deal.ts';
import { ENTER } from './encounter/people/explore.ts';
import { BEAT, SEARCH_LOSER } from './encounter/people/losers.ts';
import { SEARCH, SEARCH_ALL } from './encounter/people/search.ts';
import { BUY, SELL } from './encounter/planning/forces.ts';
import { DROP, PLAN } from './encounter/planning/plan.ts';
import { BEGIN_PURSUIT, PURSUE_ON, SPLIT_RUNNERS } from './encounter/planning/pursuit.ts';
import { BRING_STAR, END_CAMPAIGN, GIVE_UP, GO_ON, NAME_STAR } from './encounter/planning/star-gone.ts';
import { CARRY, EQUIP, TAKE_CLIP } from './encounter/planning/stock.ts';
import { DIVISION, HOUSE_RULE, LAST_YEAR } from './encounter/planning/switches.ts';
import { DECIDE_WAR } from './encounter/planning/war.ts';
import { ALERT, READY_ESCAPE } from './encounter/set-up/escape.ts';
import { MUSTER } from './encounter/set-up/muster.ts';
import { DRINK, PLACE_ZOMBIES, ROLL_VEHICLE, SPEND_VEHICLE } from './encounter/set-up/set-up.ts';
import { REROLL_PART, SET_TABLE } from './encounter/set-up/table.ts';
import { OPPOSED_TASK, TASK } from './encounter/task.ts';
import { KEEP_TOGETHER } from './encounter/turn/groups.ts';
import { SENSE } from './encounter/turn/sense.ts';
import { BEGIN_TURN, COUNT_KILLS, MARK } from './encounter/turn/turn.ts';
import { BRING_VEHICLE } from './encounter/vehicles/bring-vehicle.ts';
import { DRIVE } from './encounter/vehicles/drive.ts';
import { FIRE_AT_VEHICLE } from './encounter/vehicles/fire-at-vehicle.ts';
import { SET_VEHICLE } from './encounter/vehicles/set-vehicle.ts';
import { HEAR_MARKER, HEAR_SHOTS } from './encounter/zombies/noise.ts';
import { ZOMBIES_ACT } from './encounter/zombies/zombies-act.ts';
import { ZOMBIES_BURN } from './encounter/zombies/zombies-burn.ts';
import { ZOMBIES_SET } from './encounter/zombies/zombies-set.ts';
import { BEGIN_EPISODE, END_EPISODE } from './episode.ts';
import { RENAME_FIGURE, SET_PORTRAIT, SET_STATUS, WRITE_BIOGRAPHY } from './figure.ts';
import { ADD_GRUNT, RECRUIT, RECRUIT_AGAIN, SETTLE_PARTY, TAKE_IN } from './recruit.ts';
import { SHARE_OUT } from './share-out.ts';
import { ADD_STOCK, HAND_OUT, STRIKE_OFF, TAKE_UP } from './stockpile.ts';

/** Declarations of all acts; the play of each stands in `plays.ts` under the same name. */
export const ACTS = {
  'campaign.create': BEGIN,
  'campaign.rename': RENAME_CAMPAIGN,
  'campaign.setDate': SET_DATE,
  'campaign.newDice': NEW_DICE,
  'campaign.houseRules': HOUSE_RULE,
  'campaign.correct-figure': CORRECT_FIGURE,
  'campaign.take-back-figure': TAKE_BACK_FIGURE,
  'campaign.lastYear': LAST_YEAR,
  'campaign.division': DIVISION,

  'episode.begin': BEGIN_EPISODE,
  'episode.end': END_EPISODE,

  'party.recruit': RECRUIT,
  'party.recruitAgain': RECRUIT_AGAIN,
  'party.add': ADD_GRUNT,
  'party.take-in': TAKE_IN,
  'party.settle': SETTLE_PARTY,
  'party.edit': EDIT_SEVERAL,

  'figure.rename': RENAME_FIGURE,
  'figure.write': WRITE_BIOGRAPHY,
  'figure.setPortrait': SET_PORTRAIT,
  'figure.setStatus': SET_STATUS,
  'figure.edit': EDIT,
  'figure.giveWeapon': GIVE_WEAPON,
  'figure.giveClips': GIVE_CLIPS,

  'stockpile.hand-out': HAND_OUT,
  'stockpile.take-up': TAKE_UP,
  'stockpile.share-out': SHARE_OUT,
  'stockpile.add': ADD_STOCK,
  'stockpile.strike-off': STRIKE_OFF,

  // An Encounter, in the order it is played: planned,
  'encounter.decide-war': DECIDE_WAR,
  'encounter.name-star': NAME_STAR,
  'encounter.bring-star': BRING_STAR,
  'encounter.give-up': GIVE_UP,
  'encounter.end-campaign': END_CAMPAIGN,
  'encounter.go-on': GO_ON,
  'encounter.plan': PLAN,
  'encounter.drop': DROP,
  'encounter.buy': BUY,
  'encounter.sell': SELL,
  'encounter.take-clip': TAKE_CLIP,
  'encounter.carry': CARRY,
  'encounter.equip': EQUIP,
  'encounter.roll-vehicle': ROLL_VEHICLE,
  'encounter.spend-vehicle': SPEND_VEHICLE,
  'encounter.drink': DRINK,
  // set up,
  'encounter.set-table': SET_TABLE,
  'encounter.reroll-part': REROLL_PART,
  'encounter.place-zombies': PLACE_ZOMBIES,
  'encounter.ready-escape': READY_ESCAPE,
  'encounter.muster': MUSTER,
  'encounter.begin-pursuit': BEGIN_PURSUIT,
  'encounter.pursue-on': PURSUE_ON,
  'encounter.split-runners': SPLIT_RUNNERS,
  // played,
  'encounter.begin-turn': BEGIN_TURN,
  'encounter.board': BOARD,
  'encounter.place': PLACE_PIECE,
  'encounter.turn-to': TURN_TO,
  'encounter.lay-photo': LAY_PHOTO,
  'encounter.fire-at': FIRE_AT,
  'encounter.fight': FIGHT,
  'encounter.break-off': BREAK_OFF,
  'encounter.finish-off': FINISH_OFF,
  'encounter.fire': FIRE,
  'encounter.reload': RELOAD,
  'encounter.stop-saw': STOP_SAW,
  'encounter.hand-clips': HAND_CLIPS,
  'encounter.cover': COVER,
  'encounter.hide': HIDE,
  'encounter.sight': SIGHT,
  'encounter.keep-together': KEEP_TOGETHER,
  'encounter.move': MOVE,
  'encounter.lift': LIFT,
  'encounter.pick-up': PICK_UP,
  'encounter.bring-vehicle': BRING_VEHICLE,
  'encounter.drive': DRIVE,
  'encounter.fire-at-vehicle': FIRE_AT_VEHICLE,
  'encounter.mark': MARK,
  'encounter.count-kills': COUNT_KILLS,
  'encounter.hear-marker': HEAR_MARKER,
  'encounter.hear-shots': HEAR_SHOTS,
  'encounter.zombies-act': ZOMBIES_ACT,
  'encounter.conditions': CONDITIONS,
  'encounter.light-fire': LIGHT_FIRE,
  'encounter.put-out-fire': PUT_OUT_FIRE,
  'encounter.spread-fire': SPREAD_FIRE,
  'encounter.burn': BURN,
  'encounter.zombies-burn': ZOMBIES_BURN,
  'encounter.set-vehicle': SET_VEHICLE,
  'encounter.zombies-set': ZOMBIES_SET,
  'encounter.alert': ALERT,
  'encounter.enter': ENTER,
  'encounter.deal': DEAL,
  'encounter.beat': BEAT,
  'encounter.search': SEARCH,
  'encounter.search-all': SEARCH_ALL,
  'encounter.search-loser': SEARCH_LOSER,
  'encounter.check': CHECK,
  'encounter.sense': SENSE,
  'encounter.task': TASK,
  'encounter.opposed-task': OPPOSED_TASK,
  'encounter.examine': EXAMINE,
  'encounter.mercy': MERCY,
  'encounter.early-grave': EARLY_GRAVE,
  // and looked back on.
  'encounter.report': REPORT,
  'encounter.correct-report': CORRECT_REPORT,
  'encounter.settle': SETTLE,
  'encounter.end': END,
  'encounter.end-one-off': END_ONE_OFF,
} as const satisfies Readonly<Record<string, Declared>>;

export type ActId = keyof typeof ACTS;
/** Input of one act, by its name. */
export type ActInput<A extends ActId> = InputOf<(typeof ACTS)[A]>;
