/** The forms for what is counted: Rep, RAP, clips. */

import { BOUNDS, Rep } from '../../../../src/contract/games/all-things-zombie/shapes.ts';
import { Stepper } from '../../../components/stepper.tsx';
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
