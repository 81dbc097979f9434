/** Form for a new folder: for the campaigns with all that lies beside them, or for the backups. */
import { FormActs } from '../../components/form-acts.tsx';
import type { Filled } from '../../components/kept-form.tsx';
import { FolderField } from './folder-field.tsx';
import styles from './settings.module.css';

interface FolderFormProps {
  readonly filled: Filled<{ readonly folder: string }>;
  readonly label: string;
  readonly description?: string;
  /** Title of the dialog that chooses a folder. */
  readonly title: string;
  readonly moving: boolean;
  readonly error: string | undefined;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Stays while it is moved. */
export function FolderForm({ filled, moving, error, onMove, onClose, ...field }: FolderFormProps) {
  const close = () => {
    if (!moving) onClose();
  };
  return (
    <form
      className={styles.move}
      onSubmit={(event) => {
        event.preventDefault();
        if (!moving) onMove();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <FolderField
        {...field}
        value={filled.value.folder}
        error={error}
        onChange={(folder) => filled.set({ folder })}
      />
      <FormActs filled={filled} save={moving ? 'Moving…' : 'Move'} onClose={close} />
    </form>
  );
}
