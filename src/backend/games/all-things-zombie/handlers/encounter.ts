/** The Encounter under way: how it stands, the odds of an act, the act. */
import { actsFrom, photoOf } from '../../../../../db/games/all-things-zombie/index.ts';
import type { EncounterAct } from '../../../../contract/games/all-things-zombie/acts.ts';
import type { EncounterActed } from '../../../../contract/games/all-things-zombie/encounter-view/acted.ts';
import type { Asked } from '../../../../contract/questions.ts';
import { sidesNamed } from '../../../../rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { pointCost } from '../../../../rules/all-things-zombie/points.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import type { Question } from '../../../../rules/core/play.ts';
import type { Reply } from '../../../../rules/core/transcript.ts';
import { notFound } from '../../../calls/call-failure.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import { changesShown } from '../../../log/changes.ts';
import { changing, loaded } from '../campaign-act.ts';
import { beforeDice, sameOdds } from '../chances.ts';
import { commandOf, playing } from '../encounter-acts.ts';
import { resolveTurn } from '../resolve.ts';
import { shownPlayed, toldShown } from '../shown.ts';
import { encounterLog, laidWith } from '../under-way.ts';
import { askedView } from '../views/asked.ts';
import { actByPlaces } from '../views/encounter/act-by-places.ts';
import { boardView, fieldOfViewView, looksView, reachView } from '../views/encounter/board.ts';
import { headlines } from '../views/encounter/headlines.ts';
import { reportCheck } from '../views/encounter/report.ts';
import { seeingView } from '../views/encounter/seeing.ts';
import { toldLines } from '../views/encounter/told.ts';
import { wayView } from '../views/encounter/way.ts';
import { explained, explainedRolls } from '../views/explained.ts';
import { questionView, rulesAsked } from '../views/question.ts';
import { replyViews } from '../views/replies.ts';
import { ownerOf } from '../views/rolled-dice.ts';

/** People are met step by step, and each step is shown with its numbers while the next is asked. */
const asMeeting = (now: SeenCampaign, { do: what }: EncounterAct) =>
  what === 'deal' ? (reply: Reply) => explained(now, reply, []) : undefined;

/** A new turn has each side roll a die: which is whose the act says, in its order. */
function askedOfAct(now: SeenCampaign, act: EncounterAct, question: Question): Asked {
  const asked = askedView(now, question);
  if (act.do !== 'begin-turn' || question.rule !== 'atz.activation' || now.encounter === null) return asked;
  return { ...asked, dice: sidesNamed(now, now.encounter, act.sides).map(({ side }) => ownerOf(side)) };
}

export const encounterHandlers: Handlers<Exclude<MethodOf<'encounter'>, 'encounter.generate'>> = {
  'encounter.get': async (context, { campaign: id }) => {
    const { views } = await shownPlayed(context, await loaded(context, id));
    return views['encounter.get'];
  },
  'encounter.log': async (context, { campaign, after }) => {
    const { campaign: now } = await loaded(context, campaign);
    return await encounterLog(context.db, campaign, now, after);
  },
  'encounter.laid': async (context, { campaign }) => {
    const { campaign: now } = await loaded(context, campaign);
    return { parts: await laidWith(context.db, campaign, now) };
  },
  'encounter.see': async (context, { campaign, from, to }) => {
    const { campaign: now } = await loaded(context, campaign);
    return withCorrections(now.corrections, () => seeingView(now, from, to));
  },
  'encounter.pieces': async (context, { campaign, ...wanted }) => {
    const found = await loaded(context, campaign);
    const shown = await shownPlayed(context, found);
    const isWhole = wanted.text === true || wanted.reach === true;
    const pieces = isWhole ? undefined : shown.views['encounter.pieces'];
    return (
      pieces ?? withCorrections(found.campaign.corrections, () => boardView(found, toldShown(shown), wanted))
    );
  },
  'encounter.photo': async (context, { campaign, photo }) => {
    const { campaign: now } = await loaded(context, campaign);
    return { picture: now.encounter?.photo === photo ? await photoOf(context.db, campaign) : null };
  },
  'encounter.reach': async (context, { campaign, ...asked }) => {
    const { campaign: now } = await loaded(context, campaign);
    return withCorrections(now.corrections, () => reachView(now, asked));
  },
  'encounter.looks': async (context, { campaign, piece }) => {
    const { campaign: now } = await loaded(context, campaign);
    return withCorrections(now.corrections, () => looksView(now, piece));
  },
  'encounter.field-of-view': async (context, { campaign, piece, from }) => {
    const { campaign: now } = await loaded(context, campaign);
    return withCorrections(now.corrections, () => fieldOfViewView(now, piece, from));
  },
  'encounter.way': async (context, { campaign, ...asked }) => {
    const { campaign: now } = await loaded(context, campaign);
    return withCorrections(now.corrections, () => wayView(now, asked));
  },
  'encounter.price': async (context, { campaign, ...wanted }) => {
    const { corrections } = (await loaded(context, campaign)).campaign;
    return { points: withCorrections(corrections, () => pointCost(wanted)) };
  },
  'encounter.chance': async (context, { campaign, act }) => {
    const { campaign: now } = await loaded(context, campaign);
    return { ...beforeDice(now, act), places: withCorrections(now.corrections, () => actByPlaces(now, act)) };
  },
  'encounter.report-check': async (context, { campaign, records, field, kept }) => {
    const { campaign: now } = await loaded(context, campaign);
    return withCorrections(now.corrections, () => reportCheck(now, { records, field, kept }));
  },
  'encounter.explained': async (context, { campaign, act }) => {
    const { campaign: now } = await loaded(context, campaign);
    const { acts } = await actsFrom(context.db, campaign, { from: act, limit: 1 });
    const found = acts.find((one) => one.act === act);
    if (found === undefined) throw notFound('There is no such act in the log.');
    return { rolls: withCorrections(now.corrections, () => explainedRolls(now, found.told)) };
  },
  'encounter.resolve': resolveTurn,
  'encounter.act': async (context, { dice, act, odds, ...at }): Promise<EncounterActed> => {
    const before = await loaded(context, at.campaign);
    const seen = await shownPlayed(context, before);
    const changed = await changing(context, commandOf(act), at, playing(act), dice);
    if (changed.state === 'waiting') {
      return {
        state: 'waiting',
        question: {
          ...questionView(changed.question),
          asked: withCorrections(before.campaign.corrections, () =>
            askedOfAct(before.campaign, act, changed.question),
          ),
        },
        replies: withCorrections(before.campaign.corrections, () =>
          replyViews(changed.rolls, { now: before.campaign, explain: asMeeting(before.campaign, act) }),
        ),
      };
    }
    return {
      state: 'done',
      ...changed.committed,
      changes: changesShown(
        seen,
        await shownPlayed(context, changed.loaded, { before: seen, told: changed.told }),
      ),
      ...withCorrections(changed.loaded.campaign.corrections, () => ({
        replies: replyViews(changed.rolls, {
          now: changed.loaded.campaign,
          told: changed.told,
          explain: asMeeting(before.campaign, act),
        }),
        told: toldLines(changed.loaded.campaign, changed.told, changed.committed.title),
        headlines: headlines(changed.loaded.campaign, changed.told),
      })),
      rules: rulesAsked(changed.rolls),
      sameOdds: odds.map((one) => sameOdds(before.campaign, changed.loaded.campaign, one)),
    };
  },
};
