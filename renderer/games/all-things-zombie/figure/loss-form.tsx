/** The form that takes an attribute, an advantage or a weapon away from a figure. */
import type { Edit } from '../../../../src/rules/all-things-zombie/acts/edit.ts';
import type { FigureLine } from '../text/figures.ts';
import { FieldForm } from './field-form.tsx';
import styles from './figure.module.css';

interface LossFormProps {
  readonly figure: FigureLine;
  /** Kind of thing that is lost: `Weapon`. */
  readonly label: string;
  readonly title: string;
  readonly edit: Edit;
}

export function LossForm({ figure, label, title, edit }: LossFormProps) {
  return (
    <FieldForm
      figure={figure.id}
      field={`loses-${Object.values(edit)
        .filter((part) => typeof part === 'string')
        .join('-')}`}
      label={label}
      start={null}
      edit={() => edit}
      save="Take away"
    >
      {({ id }) => (
        <output id={id} className={styles.lost}>
          {title}
        </output>
      )}
    </FieldForm>
  );
}
