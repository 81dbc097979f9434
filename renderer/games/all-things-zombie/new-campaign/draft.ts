/** A campaign on the way to its beginning: what the player has filled in, right or wrong. */

import type { Input } from '../../../../src/contract/contract.ts';
import { NewCampaign } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';

type Start = Input<'campaign.create'>;
type Star = NonNullable<Start['star']>;
export type WeaponId = NonNullable<Star['weapons']>[number];
export type AttributeId = NonNullable<Star['attribute']>;

export type Draft = {
  readonly name: string;
  readonly startYear: number | '';
  readonly division: Start['division'];
  readonly seed: string;
  readonly peopleComeBack?: boolean;
  readonly starName: string;
  readonly pronoun?: Star['pronoun'] | null;
  readonly attribute: AttributeId | null;
  readonly weapons: readonly WeaponId[];
};

/** Campaigns usually start two years after the outbreak (Historical Timeline). */
export const EMPTY_DRAFT: Draft = {
  name: '',
  startYear: 2,
  division: 'seasons',
  seed: '',
  peopleComeBack: false,
  starName: '',
  pronoun: null,
  attribute: null,
  weapons: [],
};

export type DraftField = keyof Draft;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Fields of the form by the fields of the contract. */
const FIELD_OF: Record<string, DraftField> = {
  name: 'name',
  startYear: 'startYear',
  division: 'division',
  seed: 'seed',
  peopleComeBack: 'peopleComeBack',
  'star.name': 'starName',
  'star.pronoun': 'pronoun',
  'star.attribute': 'attribute',
  'star.weapons': 'weapons',
};

export const NO_ATTRIBUTE = 'Choose the attribute your Star has.';

export const fieldOf = (path: string): DraftField | undefined =>
  FIELD_OF[path] ?? FIELD_OF[path.split('.').slice(0, 2).join('.')];

export function inputOf(draft: Draft): unknown {
  return {
    name: draft.name,
    seed: draft.seed,
    division: draft.division,
    startYear: draft.startYear,
    peopleComeBack: draft.peopleComeBack ?? false,
    star: {
      name: draft.starName,
      pronoun: draft.pronoun ?? undefined,
      attribute: draft.attribute,
      weapons: draft.weapons,
    },
  };
}

export type Checked =
  | { readonly ok: true; readonly input: Start }
  | { readonly ok: false; readonly errors: DraftErrors };

/** Checks the draft against the contract, with one sentence for each faulty field. */
export function check(draft: Draft): Checked {
  const errors: DraftErrors = {};
  // The contract lets a Star's parts be left open, to be drawn; here the player names each.
  if (draft.attribute === null) errors.attribute = NO_ATTRIBUTE;
  const parsed = NewCampaign.safeParse(inputOf(draft));
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(issue.path.map(String).join('.'));
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { ok: true, input: parsed.data }
    : { ok: false, errors };
}

export const STEP_FIELDS = {
  campaign: ['name', 'startYear', 'division', 'peopleComeBack', 'seed'],
  star: ['starName', 'pronoun', 'attribute', 'weapons'],
} as const satisfies Record<string, readonly DraftField[]>;

export type Step = keyof typeof STEP_FIELDS;

/** The first step that has something to mend. */
export function stepToMend(errors: DraftErrors): Step | undefined {
  const steps: readonly Step[] = ['campaign', 'star'];
  return steps.find((step) => STEP_FIELDS[step].some((field) => errors[field] !== undefined));
}
