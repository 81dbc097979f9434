/** Edit mode: any number of a figure can be set, with a reason, as an event like any other. */
import { tell } from '../../core/play.ts';
import { isRanged } from '../arms.ts';
import { ADVANTAGE_TABLE } from '../data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { REP_TABLE } from '../data/reps.ts';
import { WEAPON_TABLE } from '../data/weapons.ts';
import { arm } from '../recruiting.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { figureNamed, heldWeapon } from '../state/find.ts';
import type { Advantage, AttributeId, Leadership, Rep, WeaponId } from '../types.ts';
import { type Act, type CampaignPlay, done, type Now, refuse, type SeenFigure } from './act.ts';
import type { Refusal } from './refusals.ts';

export type Edit =
  | { readonly field: 'rep'; readonly to: Rep }
  | { readonly field: 'rap'; readonly to: number }
  | { readonly field: 'protected'; readonly to: boolean }
  | { readonly field: 'leadership'; readonly to: Leadership }
  | { readonly field: 'attribute'; readonly attribute: AttributeId; readonly has: boolean }
  /** A Grunt's share in the Star's advantages is a house rule the book offers. */
  | { readonly field: 'advantage'; readonly advantage: Advantage; readonly has: boolean }
  | { readonly field: 'weapon-got'; readonly weapon: WeaponId }
  | { readonly field: 'weapon-lost'; readonly weapon: string }
  | { readonly field: 'clips'; readonly weapon: string; readonly to: number }
  | { readonly field: 'loaded'; readonly weapon: string; readonly to: boolean };

export interface Editing {
  readonly figure: string;
  readonly why: string;
  readonly edit: Edit;
}

export function* editFigure(now: Now, { figure: id, why, edit }: Editing): Act {
  const figure = figureNamed(now, id);
  if (figure === undefined) return refuse({ code: 'no-such-figure', figure: id });
  const result = yield* applied(now, figure, edit, why);
  return typeof result === 'string' ? done(result) : refuse(result);
}

/** Tells what the edit changes; gives its title, or why it is refused. */
function* applied(now: Now, figure: SeenFigure, edit: Edit, why: string): CampaignPlay<string | Refusal> {
  const { id, name } = figure;
  switch (edit.field) {
    case 'rep': {
      if (figure.rep === edit.to) return so(name, `at Rep ${edit.to}`);
      yield* say({ type: 'rep-changed', figure: id, from: figure.rep, to: edit.to, why });
      const most = mostRap(edit.to);
      if (figure.rap > most) yield* say({ type: 'rap-changed', figure: id, from: figure.rap, to: most, why });
      return `Set ${name} to Rep ${edit.to}`;
    }
    case 'rap': {
      const most = mostRap(figure.rep);
      if (edit.to > most) return { code: 'rap-out-of-range', rep: figure.rep, most };
      if (figure.rap === edit.to) return so(name, `at ${edit.to} RAP`);
      yield* say({ type: 'rap-changed', figure: id, from: figure.rap, to: edit.to, why });
      return `Set ${name} to ${edit.to} RAP`;
    }
    case 'protected':
      if (figure.protected === edit.to) return so(name, edit.to ? 'protected' : 'unprotected');
      yield* say({ type: 'protection-changed', figure: id, from: figure.protected, to: edit.to, why });
      return edit.to ? `Body armour for ${name}` : `No body armour for ${name}`;
    case 'leadership':
      if (figure.leadership === edit.to) return so(name, LEADER_WORDS[edit.to]);
      yield* stepDown(now, edit.to, why);
      yield* say({ type: 'leadership-changed', figure: id, from: figure.leadership, to: edit.to, why });
      return `${name} is ${LEADER_WORDS[edit.to]}`;
    case 'attribute': {
      const { title } = ATTRIBUTE_TABLE[edit.attribute];
      if (figure.attributes.includes(edit.attribute) === edit.has)
        return so(name, edit.has ? title : `without ${title}`);
      const what = { figure: id, what: edit.attribute, why };
      yield* say(edit.has ? { type: 'attribute-gained', ...what } : { type: 'attribute-lost', ...what });
      return `${name} ${edit.has ? 'gains' : 'loses'} ${title}`;
    }
    case 'advantage': {
      const { title } = ADVANTAGE_TABLE[edit.advantage];
      if (figure.advantages.includes(edit.advantage) === edit.has)
        return so(name, `${edit.has ? 'with' : 'without'} ${title}`);
      const what = { figure: id, what: edit.advantage, why };
      yield* say(
        edit.has ? { type: 'advantage-granted', ...what } : { type: 'advantage-withdrawn', ...what },
      );
      return `${edit.has ? 'Grant' : 'Withdraw'} ${title}: ${name}`;
    }
    case 'weapon-got': {
      const [what] = arm([edit.weapon], now.count.weapons);
      if (what === undefined) throw new Error('arming somebody with one weapon gives one weapon');
      yield* say({ type: 'weapon-got', figure: id, what, why });
      return `${name} gets the ${WEAPON_TABLE[edit.weapon].title.toLowerCase()}`;
    }
    case 'weapon-lost':
    case 'clips':
    case 'loaded':
      return yield* appliedToWeapon(figure, edit, why);
    default: {
      const unknown: never = edit;
      throw new Error(`an edit of no known field: ${JSON.stringify(unknown)}`);
    }
  }
}

type WeaponEdit = Extract<Edit, { field: 'weapon-lost' | 'clips' | 'loaded' }>;

function* appliedToWeapon(figure: SeenFigure, edit: WeaponEdit, why: string): CampaignPlay<string | Refusal> {
  const { id, name } = figure;
  const held = heldWeapon(figure, edit.weapon);
  if (held === undefined) return { code: 'no-such-weapon', weapon: edit.weapon, holder: name };
  const { title } = WEAPON_TABLE[held.weapon];
  const weapon = { ...held };
  switch (edit.field) {
    case 'weapon-lost':
      yield* say({ type: 'weapon-lost', figure: id, what: weapon, why });
      return `${name} loses the ${title.toLowerCase()}`;
    case 'clips':
      if (weapon.clips === null) return { code: 'no-clips', weapon: title };
      if (weapon.clips === edit.to) return so(title, `at ${edit.to} spare clips`);
      yield* say({ type: 'clips-changed', figure: id, weapon, from: weapon.clips, to: edit.to, why });
      return `Set ${name}’s clips to ${edit.to}`;
    case 'loaded':
      if (!isRanged(weapon.weapon)) return { code: 'never-loaded', weapon: title };
      if (weapon.loaded === edit.to) return so(title, edit.to ? 'loaded' : 'empty');
      yield* say({ type: 'loaded-changed', figure: id, weapon, from: weapon.loaded, to: edit.to, why });
      return `${edit.to ? 'Load' : 'Empty'} ${name}’s ${title.toLowerCase()}`;
  }
}

const LEADER_WORDS = { overall: 'overall Leader', other: 'a Leader', none: 'no Leader' } as const;

/** A side has one overall Leader: whoever was it before is no longer. */
function* stepDown(now: Now, to: Leadership, why: string): CampaignPlay<void> {
  if (to !== 'overall') return;
  for (const leader of now.figures.filter((other) => other.leadership === 'overall')) {
    yield* say({ type: 'leadership-changed', figure: leader.id, from: 'overall', to: 'none', why });
  }
}

/** The most RAP a figure can have gathered at a Rep without having risen; none at the highest. */
function mostRap(rep: Rep): number {
  return REP_TABLE[rep].rapToAdvance.value ?? 0;
}

const say = (event: CampaignEvent): CampaignPlay<void> => tell(event);
const so = (name: string, what: string): Refusal => ({ code: 'already-so', name, what });
