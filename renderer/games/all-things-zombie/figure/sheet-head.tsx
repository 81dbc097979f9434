/** The head of a figure’s sheet: name, origin and status, the form that renames, and the menu of the figure as a whole. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconPhoto, IconPhotoOff, IconUserShare, IconX } from '@tabler/icons-react';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { KIND_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { CharactersLeftNote } from '../../../components/characters-left-note.tsx';
import { FormActs } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { PICTURE_KINDS } from '../../../components/pictures/picture-file.ts';
import { StatusMark } from '../components/status-mark.tsx';
import type { FigureLine } from '../text/figures.ts';
import { type Called, CalledFields, calledNow, isCalledSo, renaming } from './called-fields.tsx';
import { FieldButton } from './fact.tsx';
import styles from './figure.module.css';
import { PENCIL } from './icons.tsx';
import { JoinedForm } from './number-fields.tsx';
import { TakeAlongDialog } from './take-along.tsx';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';
import type { PortraitActs } from './use-portrait.ts';

interface SheetHeadProps {
  readonly figure: FigureLine;
  /** Way in which the figure was generated; empty where the player made the figure up. */
  readonly origin: string;
  /** Undefined until it is told. */
  readonly joined: FigureSheet['joined'] | undefined;
  readonly hasPortrait: boolean;
  readonly portrait: PortraitActs;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEditing: (editing: boolean) => void;
  readonly onClose: () => void;
}

export function SheetHead(props: SheetHeadProps) {
  const { figure, origin, joined, heading, hasPortrait, portrait, onEditing, onClose } = props;
  const { editing, open } = useEditing();
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        {open === 'name' ? (
          <NameForm figure={figure} />
        ) : (
          <h2 ref={heading} tabIndex={-1} className={styles.sheetHeadName}>
            {figure.name}
          </h2>
        )}
        <Button
          size="sm"
          data-writes
          className={editing ? styles.editing : undefined}
          aria-pressed={editing}
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
          onClick={() => onEditing(!editing)}
        >
          {editing ? 'Editing' : 'Edit'}
        </Button>
        <SheetMenu figure={figure} hasPortrait={hasPortrait} portrait={portrait} />
        <ActionIcon aria-label="Close the sheet" title="Close" onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <p className="quiet">
        {KIND_WORDS[figure.kind]}, joined {figure.joined}
        {origin !== '' && `; ${origin}`}; {figure.cost} points; {figure.pronoun}
        {figure.shortName !== null && `, ${figure.shortName} for short`}
      </p>
      {editing && open !== 'name' && (
        <FieldButton field="name" label="Rename" icon={PENCIL}>
          Rename
        </FieldButton>
      )}
      {editing && joined !== undefined && (
        <FieldButton field="joined" label="Change when they joined" icon={PENCIL}>
          Joined
        </FieldButton>
      )}
      {open === 'joined' && joined !== undefined && <JoinedForm figure={figure} was={joined} />}
      {figure.status !== 'ready' && (
        <p className={styles.status}>
          <StatusMark of={figure} /> since {figure.since}
        </p>
      )}
    </header>
  );
}

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

interface SheetMenuProps {
  readonly figure: FigureLine;
  readonly hasPortrait: boolean;
  readonly portrait: PortraitActs;
}

/** Menu of the things done with a figure as a whole, now and then. */
function SheetMenu({ figure, hasPortrait, portrait }: SheetMenuProps) {
  const [takes, setTakes] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`What to do with ${figure.name}`} title={`What to do with ${figure.name}`}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item data-writes leftSection={<IconPhoto {...ICON} />} onClick={() => file.current?.click()}>
            {hasPortrait ? 'Change the portrait…' : 'Set a portrait…'}
          </Menu.Item>
          {hasPortrait && (
            <Menu.Item data-writes leftSection={<IconPhotoOff {...ICON} />} onClick={portrait.takeAway}>
              Take the portrait away
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconUserShare {...ICON} />} onClick={() => setTakes(true)}>
            Take to another campaign…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {/* Outside the menu, which closes while a file is chosen. */}
      <input
        ref={file}
        type="file"
        hidden
        accept={PICTURE_KINDS}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (chosen !== undefined) void portrait.set(chosen);
        }}
      />
      <TakeAlongDialog figure={figure} opened={takes} onClose={() => setTakes(false)} />
    </>
  );
}

/** The name, written over in its place, with short name and pronoun; they need no reason. */
function NameForm({ figure }: { readonly figure: FigureLine }) {
  return (
    <KeptForm form={`figure/name-${figure.id}`} initial={calledNow(figure)}>
      {(filled) => <NameField figure={figure} filled={filled} />}
    </KeptForm>
  );
}

interface NameFieldProps {
  readonly figure: FigureLine;
  readonly filled: Filled<Called>;
}

function NameField({ figure, filled }: NameFieldProps) {
  const { name } = filled.value;
  const { setOpen } = useEditing();
  const { act, failure } = useFigureAct('figure.rename');
  const ofShortName = failure?.field === 'shortName';
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);

  const close = () => {
    filled.clear();
    setOpen(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isCalledSo(figure, filled.value)) close();
    else act({ figure: figure.id, ...renaming(filled.value) }, filled.sending());
  };
  return (
    <form className={styles.nameForm} onSubmit={submit}>
      <input
        ref={field}
        className={styles.nameFormName}
        aria-label="Name"
        aria-invalid={failure !== null && !ofShortName}
        aria-describedby={failure === null || ofShortName ? undefined : id}
        autoComplete="off"
        value={name}
        onChange={(event) => filled.set({ name: event.currentTarget.value })}
      />
      <CharactersLeftNote text={name} most={MOST_NAME} />
      {failure !== null && !ofShortName && (
        <p id={id} role="alert" className={styles.nameFormFailure}>
          {failure.message}
        </p>
      )}
      <CalledFields
        value={filled.value}
        error={ofShortName ? failure?.message : undefined}
        onChange={filled.set}
      />
      <FormActs filled={filled} save="Save" onClose={() => setOpen(undefined)} />
    </form>
  );
}
