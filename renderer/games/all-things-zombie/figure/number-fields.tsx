/** The forms for numbers: Rep, RAP, totals over all Encounters, the date of joining, clips. */

import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { BOUNDS, Rep } from '../../../../src/contract/games/all-things-zombie/shapes.ts';
import type { Counted } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { COUNTED_TITLES } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Stepper } from '../../../components/stepper.tsx';
import { DateFields, type DateFilled } from '../components/date-fields.tsx';
import type { FigureLine, WeaponLine } from '../text/figures.ts';
import { FieldForm } from './field-form.tsx';

export function RepForm({ figure }: { readonly figure: FigureLine }) {
  return (
    <FieldForm
      figure={figure.id}
      field="rep"
      label="Rep"
      was={String(figure.rep)}
      start={figure.rep as number}
      edit={(to) => {
        const { data: rep } = Rep.safeParse(to);
        return rep && { field: 'rep', to: rep };
      }}
    >
      {(field) => <Stepper {...field} label="Rep" {...BOUNDS.rep} />}
    </FieldForm>
  );
}

export function RapForm({ figure }: { readonly figure: FigureLine }) {
  return (
    <FieldForm
      figure={figure.id}
      field="rap"
      label="RAP"
      was={String(figure.rap)}
      start={figure.rap}
      edit={(to) => ({ field: 'rap', to })}
    >
      {(field) => <Stepper {...field} label="RAP" {...BOUNDS.rap} />}
    </FieldForm>
  );
}

interface TallyFormProps {
  readonly figure: FigureLine;
  readonly counted: Counted;
  readonly was: number;
}

/** A total over all of the figure’s Encounters. */
export function TallyForm({ figure, counted, was }: TallyFormProps) {
  const label = COUNTED_TITLES[counted];
  return (
    <FieldForm
      figure={figure.id}
      field={counted}
      label={label}
      was={String(was)}
      start={was}
      edit={(to) => ({ field: counted, to })}
    >
      {(field) => <Stepper {...field} label={label} {...BOUNDS.total} />}
    </FieldForm>
  );
}

interface JoinedFormProps {
  readonly figure: FigureLine;
  readonly was: FigureSheet['joined'];
}

export function JoinedForm({ figure, was }: JoinedFormProps) {
  const { periods } = useCampaign().calendar;
  return (
    <FieldForm<DateFilled>
      figure={figure.id}
      field="joined"
      label="Joined"
      was={figure.joined}
      start={was}
      edit={({ year, period }) => (year === '' ? undefined : { field: 'joined', to: { year, period } })}
    >
      {({ id, value, onChange }) => (
        <DateFields
          id={id}
          periods={periods}
          {...value}
          onChange={(changed) => onChange({ ...value, ...changed })}
        />
      )}
    </FieldForm>
  );
}

interface ClipsFormProps {
  readonly figure: FigureLine;
  readonly weapon: WeaponLine & { readonly clips: number };
}

export function ClipsForm({ figure, weapon }: ClipsFormProps) {
  return (
    <FieldForm
      figure={figure.id}
      field={`clips-${weapon.id}`}
      label="Spare clips"
      was={String(weapon.clips)}
      start={weapon.clips}
      edit={(to) => ({ field: 'clips', weapon: weapon.id, to })}
    >
      {(field) => <Stepper {...field} label="Spare clips" {...BOUNDS.clips} />}
    </FieldForm>
  );
}
