/** What is done with a figure outside of battle: its name, its story, and where it is. */
import { tell } from '../../core/play.ts';
import type { Status } from '../state/campaign.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { byPlayer } from '../state/cause.ts';
import { figureNamed } from '../state/find.ts';
import type { Area } from '../types.ts';
import { type Act, done, type Now, refuse } from './act.ts';

export function* renameFigure(
  now: Now,
  { figure: id, name }: { readonly figure: string; readonly name: string },
): Act {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  if (figure.name === name) return refuse({ code: 'already-so', already: { what: 'name', name } });
  // Once told, the figure has its new name.
  const from = figure.name;
  yield* tell<CampaignEvent>({ type: 'figure-renamed', figure: figure.id, from, to: name });
  return done('rename-figure', { from, to: name });
}

export function* writeBiography(
  now: Now,
  { figure: id, text }: { readonly figure: string; readonly text: string },
): Act {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  if (figure.biography === text)
    return refuse({ code: 'already-so', already: { what: 'biography', name: figure.name } });
  yield* tell<CampaignEvent>({
    type: 'biography-written',
    figure: figure.id,
    from: figure.biography,
    to: text,
  });
  return done('write-biography', { name: figure.name });
}

export interface SettingAside {
  readonly figure: string;
  readonly status: Status;
  /** In the player's words; may be empty. */
  readonly why: string;
  /** Where a captive is held; without it, where the party was last. */
  readonly heldIn?: Area | undefined;
}

/** Sets somebody aside as dead, captive, turned or gone, or brings them back. */
export function* setStatus(now: Now, { figure: id, status, why, heldIn }: SettingAside): Act {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  if (figure.status === status)
    return refuse({ code: 'already-so', already: { what: 'status', name: figure.name, status } });
  if (figure.kind === 'star' && status === 'left') return refuse({ code: 'star-stays', name: figure.name });
  yield* tell<CampaignEvent>({
    type: 'status-changed',
    figure: figure.id,
    from: figure.status,
    to: status,
    heldIn: status === 'captive' ? (heldIn ?? now.encounter?.area ?? now.before?.area ?? 'outskirts') : null,
    why: byPlayer(why),
  });
  // What somebody carried stays with the party.
  for (const { ...item } of now.stock.filter(({ carrier }) => carrier === figure.id)) {
    yield* tell<CampaignEvent>({ type: 'stock-moved', item, from: figure.id, to: null });
  }
  return done('set-status', { name: figure.name, status });
}
