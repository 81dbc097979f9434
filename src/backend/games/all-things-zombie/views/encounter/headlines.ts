/** Headlines of an act: what nobody may miss among all that came of it. */
import type { Told } from '../../../../../../db/games/all-things-zombie/index.ts';
import type { EncounterActed } from '../../../../../contract/games/all-things-zombie/encounter-view/acted.ts';
import { fighterNamed } from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import type { FigureId } from '../../../../../rules/all-things-zombie/ids.ts';
import type { Status } from '../../../../../rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent, EventOf } from '../../../../../rules/all-things-zombie/state/campaign-events.ts';
import { isBy } from '../../../../../rules/all-things-zombie/state/cause.ts';
import { figureNamed } from '../../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import type { DownedBy } from '../../../../../rules/all-things-zombie/state/turn.ts';
import { statedTitle } from '../../../../../rules/all-things-zombie/text/encounter-lines.ts';
import { KIND_WORDS } from '../../../../../rules/all-things-zombie/text/figure-terms.ts';
import { killerText } from '../../../../../rules/all-things-zombie/text/reasons.ts';
import { stepText } from '../../../../../rules/all-things-zombie/text/step-results.ts';
import { weaponText } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import { countedInWords, listed, upperFirst } from '../../../../../rules/core/text/english.ts';

type Headline = Extract<EncounterActed, { state: 'done' }>['headlines'][number];

/** The party’s dead, captured and turned, in the order of what happened, and every Hero; `now` is after the act. */
export function headlines(now: SeenCampaign, told: readonly Told[]): Headline[] {
  const events = told.map(({ event }) => event);
  return events.flatMap((event): Headline[] => {
    switch (event.type) {
      case 'fighter-changed':
        return onTheTable(now, told, event);
      case 'status-changed':
        return afterIt(now, events, event);
      case 'hero-made':
        return hero(now, events, event.figure);
      case 'stranger-tested':
        return event.hero ? hero(now, events, event.who) : [];
      default:
        return [];
    }
  });
}

function onTheTable(
  now: SeenCampaign,
  told: readonly Told[],
  { to, of }: EventOf<'fighter-changed'>,
): Headline[] {
  const { who, condition, byZombie, downedBy } = to;
  const figure = figureNamed(now, who);
  if (of !== 'condition' || figure === undefined || (condition !== 'dead' && condition !== 'captured'))
    return [];
  const { name } = figure;
  const eaten = told.some(({ rolls }) => rolls.some(({ rule }) => rule === 'atz.zombie-feast'));
  const turn = now.encounter?.turn?.number;
  const what = condition === 'captured' ? 'captured' : 'killed';
  const over = figure.kind === 'star' ? `The Star is ${what}` : upperFirst(what);
  return [
    {
      kind: condition === 'captured' ? 'captured' : 'death',
      who,
      over: turn === undefined ? over : `${over}, turn ${turn}`,
      title: eaten && condition === 'dead' ? `${name} is eaten` : `${name} is ${what}`,
      text: eaten ? 'Nobody got there in time.' : byWhom(now, byZombie, downedBy),
      facts: factsOf(now, figure.id),
    },
  ];
}

/** `By Ada Voss, with the SA rifle.`, or `By Ada Voss, hand to hand.` */
function byWhom(now: SeenCampaign, byZombie: boolean, by: DownedBy | undefined): string {
  if (byZombie) return asSentence(killerText({ by: 'zombies' }));
  const byName = by?.by && now.encounter ? fighterNamed(now, now.encounter, by.by)?.name : undefined;
  if (byName === undefined) return '';
  const killer = { by: 'people', byName, byWeapon: by?.weapon ?? undefined } as const;
  return asSentence(killerText(killer, by?.inMelee));
}

/** The same of the dead who are set aside after the battle. */
function asReported(now: SeenCampaign, id: FigureId): string {
  const record = recordOf(now, id);
  return record === undefined ? '' : asSentence(killerText(record));
}

const recordOf = ({ encounter }: SeenCampaign, id: FigureId) =>
  encounter?.records.find(({ figure }) => figure === id);

const asSentence = (text: string) => (text === '' ? '' : `${upperFirst(text)}.`);

/** Fates that a step after the battle decides. */
const FATES = {
  dead: { kind: 'death', does: 'dies' },
  turned: { kind: 'turned', does: 'turns' },
  captive: { kind: 'captured', does: 'is captured' },
  left: { kind: 'gone', does: 'is lost to the party' },
} as const satisfies Record<Exclude<Status, 'ready'>, object>;

function afterIt(
  now: SeenCampaign,
  events: readonly CampaignEvent[],
  { figure: id, to, why }: EventOf<'status-changed'>,
): Headline[] {
  const figure = figureNamed(now, id);
  const step = events.find((event) => event.type === 'step-settled' && event.figure === id);
  if (to === 'ready' || figure === undefined || step?.type !== 'step-settled') return [];
  const { kind, does } = isBy(why, 'never-recovered')
    ? ({ kind: 'gone', does: 'takes no part any more' } as const)
    : FATES[to];
  const over = figure.kind === 'star' ? 'The Star' : 'After the battle';
  return [
    {
      kind,
      who: id,
      over,
      title: `${figure.name} ${does}`,
      text: step.result.step === 'dies' ? asReported(now, id) : `${stepText(step.result)}.`,
      facts: factsOf(now, id),
    },
  ];
}

function hero(now: SeenCampaign, events: readonly CampaignEvent[], who: string): Headline[] {
  const { encounter } = now;
  const name = encounter === null ? undefined : fighterNamed(now, encounter, who)?.name;
  if (name === undefined) return [];
  const tested = events.findLast(
    (event) =>
      (event.type === 'figure-tested' && event.figure === who) ||
      (event.type === 'stranger-tested' && event.who === who),
  );
  const check = tested !== undefined && 'rule' in tested ? ` on ${statedTitle(tested.rule)}` : '';
  return [
    {
      kind: 'hero',
      who,
      over: 'Hero, until the battle ends',
      title: `${name} is a Hero`,
      text: `Two 1s${check}. From now on no check can fail.`,
      facts: [
        { label: 'Passes', text: 'every later check, without dice' },
        { label: 'In Sight', text: 'is still rolled, for who fires first; it can’t fail' },
        { label: 'Ends', text: 'with the battle, or Out of the Fight' },
      ],
    },
  ];
}

function factsOf(now: SeenCampaign, id: FigureId): Headline['facts'] {
  const figure = figureNamed(now, id);
  if (figure === undefined) return [];
  const { rep, kind, tally, weapons } = figure;
  // The end of the Encounter adds it, and what was done in it, to the tally.
  const part = recordOf(now, id) ?? now.encounter?.fighters.find(({ who }) => who === id);
  const here = { zombies: part?.zombiesKilled ?? 0, people: part?.peopleKilled ?? 0 };
  const killed = [
    killedText(here.zombies, tally.zombies, 'zombie', 'zombies'),
    killedText(here.people, tally.people, 'person', 'people'),
  ].filter((text) => text !== '');
  const outings = tally.outings + (part === undefined ? 0 : 1);
  return [
    {
      label: `Rep ${rep}, ${KIND_WORDS[kind]}`,
      text: `${countedInWords(outings, 'Encounter', 'Encounters')} with the party`,
    },
    ...(killed.length === 0 ? [] : [{ label: 'Killed', text: killed.join('; ') }]),
    ...(weapons.length === 0
      ? []
      : [{ label: 'Armed with', text: `the ${listed(weapons.map(({ weapon }) => weaponText(weapon)))}` }]),
  ];
}

/** `two zombies here, 11 in all` */
function killedText(here: number, before: number, one: string, many: string): string {
  const all = here + before;
  if (all === 0) return '';
  return here === 0
    ? countedInWords(all, one, many)
    : `${countedInWords(here, one, many)} here, ${all} in all`;
}
