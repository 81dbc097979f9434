/** Acts on episodes: runs of other games that the campaign takes up, and is told the end of. */
import { choice, id, list, optional, paragraphs } from '../../core/fields.ts';
import { tell } from '../../core/play.ts';
import { NAME } from '../../core/setup.ts';
import { SPOILS } from '../../core/spoils.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { type ActOf, declared, done, type InputOf, refuse } from './act.ts';
import { no } from './encounter/act.ts';
import { bringHome } from './spoils.ts';

const RUN = id('run', '^[0-9a-z]{10}$', 'a1b2c3d4e5');
const GAME = id('game', '^[a-z][a-z-]{0,59}$', 'lantern-walk');
/** Plain data of the game, as text that only the game reads. */
const OUTCOME = paragraphs(20_000);
/** Spoils the episode brings home where the campaign’s house rule is on. */
const BROUGHT = optional(list(choice(SPOILS), 0, 20));

export const BEGIN_EPISODE = declared({
  ofCampaigns: true,
  fields: { run: RUN, game: GAME, name: NAME },
  stages: null,
  refusals: ['already-so'],
});

export function* beginEpisode(
  now: SeenCampaign,
  { run, game, name }: InputOf<typeof BEGIN_EPISODE>,
): ActOf<typeof BEGIN_EPISODE> {
  if (now.episodes.some((episode) => episode.run === run)) {
    return refuse({ code: 'already-so', already: { what: 'episode', name } });
  }
  yield* tell<CampaignEvent>({ type: 'episode-begun', run, game, name });
  return done('begin-episode', { name });
}

export const END_EPISODE = declared({
  ofCampaigns: true,
  fields: { run: RUN, outcome: OUTCOME, spoils: BROUGHT },
  stages: null,
  refusals: ['no-such-episode', 'already-so', 'not-settled', 'already-planned'],
});

export function* endEpisode(
  now: SeenCampaign,
  { run, outcome, spoils = [] }: InputOf<typeof END_EPISODE>,
): ActOf<typeof END_EPISODE> {
  const episode = now.episodes.find((one) => one.run === run);
  if (episode === undefined) return refuse({ code: 'no-such-episode' });
  const { game, name } = episode;
  if (episode.outcome !== null) {
    return refuse({ code: 'already-so', already: { what: 'episode-ended', name } });
  }
  const brought = now.houseRules.episodesBringSpoils === true ? spoils : [];
  // The starting party is of the book's size, and what comes in during an Encounter was found in it.
  if (brought.length > 0 && now.recruiting) return refuse({ code: 'not-settled' });
  if (brought.length > 0 && now.encounter !== null) return no('already-planned');
  yield* tell<CampaignEvent>({ type: 'episode-ended', run, game, name, outcome });
  yield* bringHome(now, name, brought);
  return done('end-episode', { name });
}
