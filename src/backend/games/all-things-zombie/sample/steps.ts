/** Steps the sample's story is told with: acts like a player's, by the names of those they are about. */
import type { EncounterAct } from '../../../../contract/games/all-things-zombie/acts.ts';
import type { Act } from '../../../../rules/all-things-zombie/acts/act.ts';
import { setDate } from '../../../../rules/all-things-zombie/acts/campaign.ts';
import { type Edit, editFigure } from '../../../../rules/all-things-zombie/acts/edit.ts';
import { setStatus, writeBiography } from '../../../../rules/all-things-zombie/acts/figure.ts';
import { addGrunt, type HandPicked, recruitGrunt } from '../../../../rules/all-things-zombie/acts/recruit.ts';
import type { Status } from '../../../../rules/all-things-zombie/state/campaign.ts';
import { figureNamed } from '../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { commandOf, playing } from '../encounter-acts.ts';

/** A single act, with the command the log keeps it under. */
export interface Step {
  readonly command: string;
  readonly act: (now: SeenCampaign) => Act;
}

export function does(command: string, act: (now: SeenCampaign) => Act): Step {
  return { command, act };
}

export const doing = (act: EncounterAct): Step => does(commandOf(act), playing(act));

/** The id of somebody the story speaks of; where there is nobody, the rules refuse and the sample's test says so. */
export const idOf = (now: SeenCampaign, name: string): string =>
  now.figures.find((figure) => figure.name === name)?.id ?? name;

/** The last weapon with clips that somebody carries. */
export const lastWeapon = (now: SeenCampaign, name: string): string =>
  now.figures.find((figure) => figure.name === name)?.weapons.findLast(({ clips }) => clips !== null)?.id ??
  '';

export const recruit: Step = does('party.recruit', (now) => recruitGrunt(now, {}));

/** Somebody who came to the mill by no Encounter. */
export const joins = (grunt: HandPicked): Step =>
  does('party.add', (now) => addGrunt(now, { why: 'Came to the mill and asked for a place', ...grunt }));

/** Months are counted from 0. */
export const until = (period: number, year: number, why: string): Step =>
  does('campaign.setDate', (now) => setDate(now, { date: { year, period }, why }));

export const edit = (name: string, why: string, change: Edit | ((now: SeenCampaign) => Edit)): Step =>
  does('figure.edit', (now) =>
    editFigure(now, {
      figure: idOf(now, name),
      why,
      edit: typeof change === 'function' ? change(now) : change,
    }),
  );

export const setAside = (name: string, status: Status, why: string): Step =>
  does('figure.setStatus', (now) => setStatus(now, { figure: idOf(now, name), status, why }));

export const biography = (name: string, text: string): Step =>
  does('figure.writeBiography', (now) => {
    const figure = idOf(now, name);
    return writeBiography(now, { figure, text, was: figureNamed(now, figure)?.biography ?? '' });
  });
