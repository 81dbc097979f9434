/** A campaign to try acts on: each is played with scripted answers that must be used up, its events applied. */

import type { Act } from '../../../src/rules/all-things-zombie/acts/act.ts';
import { type Beginning, beginCampaign, bringStar } from '../../../src/rules/all-things-zombie/acts/begin.ts';
import { recruitGrunt, settleParty } from '../../../src/rules/all-things-zombie/acts/recruit.ts';
import type { Refusal } from '../../../src/rules/all-things-zombie/acts/refusals.ts';
import { titleText } from '../../../src/rules/all-things-zombie/acts/title.ts';
import { apply, begin } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign, Figure } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { SeenCampaign } from '../../../src/rules/all-things-zombie/state/seen.ts';
import { drive, type Played } from '../../../src/rules/core/driver.ts';
import type { Answer } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { scripted } from './scripted.ts';

export type MakeAct = (now: SeenCampaign) => Act;

export interface Done {
  readonly title: string;
  readonly events: readonly CampaignEvent[];
}

function driven(campaign: Campaign, act: MakeAct, answers: readonly Answer[]) {
  const script = scripted(answers);
  const end = drive(act(seen(campaign)), script, (event: CampaignEvent) => apply(campaign, event));
  script.assertUsedUp();
  return end;
}

function acted<T, E>(end: Played<T, E>): T {
  if (end.kind !== 'finished') throw new Error(`the act is ${end.kind} at ${JSON.stringify(end.question)}`);
  return end.value;
}

/** Plays an act that goes through. */
export function act(campaign: Campaign, make: MakeAct, ...answers: readonly Answer[]): Done {
  const end = driven(campaign, make, answers);
  const value = acted(end);
  if (!value.ok) throw new Error(`the act is refused: ${JSON.stringify(value.refusal)}`);
  return { title: titleText(value.title), events: end.events };
}

/** Plays an act that must be refused and tell nothing. */
export function refusal(campaign: Campaign, make: MakeAct, ...answers: readonly Answer[]): Refusal {
  const end = driven(campaign, make, answers);
  const value = acted(end);
  if (value.ok) throw new Error(`the act goes through: ${titleText(value.title)}`);
  if (end.events.length > 0) throw new Error(`a refused act tells ${JSON.stringify(end.events)}`);
  return value.refusal;
}

const STAR: Beginning['star'] = { name: 'Gloria', attribute: 'agile', weapons: ['machine-pistol'] };

/** Gloria's campaign, begun in `Spring, O+2`, its party not yet recruited. */
export function begun(star: Beginning['star'] = {}): Campaign {
  const about = { name: 'Merrow Ford', seed: 'ZOMBIE-1', division: 'seasons', startYear: 2 } as const;
  const beginning = beginCampaign(about);
  const [first] = drive(beginning, () => undefined).events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  const campaign = begin(first);
  act(campaign, (now) => bringStar(now, { ...STAR, ...star }));
  return campaign;
}

/** Gloria (f1), Ann (f2: rifle, w2), Ben (f3: rifle, w3) and Cem (f4: pistol, w4; thrown weapon, w5), recruited. */
export function withGrunts(): Campaign {
  const campaign = begun();
  act(campaign, (now) => recruitGrunt(now, { name: 'Ann' }), [1], '5C');
  act(campaign, (now) => recruitGrunt(now, { name: 'Ben' }), [1], '7S');
  act(campaign, (now) => recruitGrunt(now, { name: 'Cem' }), [1], '7H');
  return campaign;
}

/** The same four, on their way. */
export function settled(): Campaign {
  const campaign = withGrunts();
  act(campaign, settleParty);
  return campaign;
}

/** To be written by the test before it acts; an act leaves another one in its place. */
export function figureIn(campaign: Campaign, id: string): Figure {
  const figure = campaign.figures.find((candidate) => candidate.id === id);
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure as Figure;
}
