/** The worked example of the rulebook, begun: its campaign, its party of two on their raid, and how its acts are played by own dice. */
import type { ActInput } from '../../../src/rules/all-things-zombie/acts/acts.ts';
import { beginCampaign, bringStar } from '../../../src/rules/all-things-zombie/acts/begin.ts';
import type { ToldHere } from '../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { type PlayedId, playOf } from '../../../src/rules/all-things-zombie/acts/plays.ts';
import { begin } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import { drive } from '../../../src/rules/core/driver.ts';
import type { Answer } from '../../../src/rules/core/play.ts';
import { TRIXIE } from '../../e2e/support/worked-example.ts';
import { act as played } from './campaign.ts';
import { underWay } from './encounter.ts';

interface Throw {
  readonly dice: readonly number[];
}
export const of = (...throws: readonly Throw[]): Answer[] => throws.map(({ dice }) => [...dice]);

/** Pris, f1, with machine pistols w1 and w2, and Trixie, f2, with her rifle w3, off to a raid without a table yet. */
export function exampleBegun() {
  const about = {
    name: 'The worked example',
    seed: 'CHOP-HOUSE',
    division: 'seasons',
    startYear: 11,
  } as const;
  const [first] = drive(beginCampaign(about), () => undefined).events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  const campaign: Campaign = begin(first);
  const told: ToldHere[] = [];
  const act = <A extends PlayedId>(id: A, input: ActInput<A>, ...answers: Answer[]): string => {
    const { title, events } = played(campaign, (now) => playOf(id, input)(now), ...answers);
    told.push({ events } as ToldHere);
    return title;
  };
  const due = () =>
    proposals(campaign, told).map(({ act: what, subject }) => `${what} ${subject ?? ''}`.trim());
  const zombies = () => underWay(campaign).zombies?.groups ?? [];
  const at = (who: string) => {
    const after = zombies().find(({ doing }) => Object.values(doing).includes(who));
    if (after === undefined) throw new Error(`no zombies are after ${who}`);
    return { target: null, zombies: after.id };
  };
  const turn = (party: Throw) => act('encounter.begin-turn', { sides: ['Party', 'Zombies'] }, ...of(party));
  const hear = (...throws: readonly Throw[]) => act('encounter.hear-marker', { marker: 0 }, ...of(...throws));

  const pris = {
    name: 'Pris',
    attribute: 'ambidextrous',
    weapons: ['machine-pistol', 'machine-pistol'],
  } as const;
  played(campaign, (now) => bringStar(now, { ...pris, weapons: [...pris.weapons] }));
  act('party.recruit', { name: 'Trixie' }, ...of(TRIXIE.table), TRIXIE.card);
  act('party.recruit', { name: 'Dee' }, [1], '5C');
  act('party.recruit', { name: 'Eli' }, [1], '7S');
  act('party.settle', {});
  const goes = ['f1', 'f2'];
  act('encounter.plan', { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes });
  return { campaign, act, due, zombies, at, turn, hear, goes };
}
