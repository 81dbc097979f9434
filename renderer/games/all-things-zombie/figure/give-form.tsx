/** Hands a weapon, or spare clips for one, to somebody else of the party. */

import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { type SubmitEvent, useId } from 'react';
import { weaponText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { FormActs } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import type { FigureLine, WeaponLine } from '../text/figures.ts';
import styles from './figure.module.css';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

interface GiveFormProps {
  readonly figure: FigureLine;
  readonly weapon: WeaponLine;
}

/** A weapon that clips can go to, and who carries it. */
interface Taker {
  readonly figure: FigureLine;
  readonly weapon: WeaponLine;
}

type Gift = 'weapon' | 'clips';

type Fields = { readonly gift: Gift; readonly to: string; readonly into: string; readonly clips: number };

export function GiveForm({ figure, weapon }: GiveFormProps) {
  const { figures } = useCampaign();
  const party = figures.filter(({ status }) => status === 'ready');
  const others = party.filter(({ id }) => id !== figure.id);
  const takers = takersOf(party, weapon);
  const hasClips = weapon.clips !== null && weapon.clips > 0 && takers.length > 0;
  const { setOpen } = useEditing();
  const cancel = () => setOpen(undefined);

  if (others.length === 0 && !hasClips) {
    return (
      <div className={styles.giveForm}>
        <p>Nobody else is with the party.</p>
        <Button size="sm" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  const initial: Fields = {
    gift: others.length > 0 ? 'weapon' : 'clips',
    to: others[0]?.id ?? '',
    into: takers[0]?.weapon.id ?? '',
    clips: 1,
  };
  return (
    <KeptForm form={`figure/give-${figure.id}-${weapon.id}`} initial={initial}>
      {(filled) => (
        <Gifts
          figure={figure}
          weapon={weapon}
          others={others}
          takers={hasClips ? takers : []}
          filled={filled}
          onCancel={cancel}
        />
      )}
    </KeptForm>
  );
}

interface GiftsProps extends HandingProps {
  readonly others: readonly FigureLine[];
  /** Takers of the weapon’s clips; none where the weapon has no clips to give. */
  readonly takers: readonly Taker[];
}

function Gifts({ others, takers, ...props }: GiftsProps) {
  const { filled } = props;
  const hasClips = takers.length > 0;
  // The choice kept may be from a time when there was more to give.
  const gift: Gift = others.length === 0 ? 'clips' : hasClips ? filled.value.gift : 'weapon';
  return (
    <div className={styles.giveForm}>
      {hasClips && others.length > 0 && (
        <SegmentedControl
          aria-label="What to give"
          value={gift}
          onChange={(to) => filled.set({ gift: to })}
          data={[
            { value: 'weapon', label: 'The weapon' },
            { value: 'clips', label: 'Spare clips' },
          ]}
        />
      )}
      {gift === 'weapon' ? (
        <GiveWeapon {...props} others={others} />
      ) : (
        <GiveClips {...props} takers={takers} />
      )}
    </div>
  );
}

/** Every other weapon that takes clips, those of the same type first; the rules say which of them fit. */
function takersOf(party: readonly FigureLine[], weapon: WeaponLine): readonly Taker[] {
  return party
    .flatMap((figure) => figure.weapons.map((other) => ({ figure, weapon: other })))
    .filter((taker) => taker.weapon.clips !== null && taker.weapon.id !== weapon.id)
    .toSorted(
      (a, b) => Number(b.weapon.weapon === weapon.weapon) - Number(a.weapon.weapon === weapon.weapon),
    );
}

interface HandingProps extends GiveFormProps {
  readonly filled: Filled<Fields>;
  readonly onCancel: () => void;
}

function GiveWeapon({
  figure,
  weapon,
  others,
  filled,
  onCancel,
}: HandingProps & { readonly others: readonly FigureLine[] }) {
  const to = (others.find(({ id }) => id === filled.value.to) ?? others[0])?.id ?? '';
  const { act, failure } = useFigureAct('figure.giveWeapon');
  const id = useId();
  return (
    <Handing
      failure={failure?.message}
      filled={filled}
      onCancel={onCancel}
      onGive={() => act({ figure: figure.id, weapon: weapon.id, to }, filled.sending())}
    >
      <label htmlFor={id}>To</label>
      <NativeSelect
        id={id}
        size="sm"
        value={to}
        data={others.map((other) => ({ value: other.id, label: other.name }))}
        onChange={(event) => filled.set({ to: event.currentTarget.value })}
      />
      {weapon.clips !== null && <p className={styles.note}>Its clips go with it.</p>}
    </Handing>
  );
}

function GiveClips({
  figure,
  weapon,
  takers,
  filled,
  onCancel,
}: HandingProps & { readonly takers: readonly Taker[] }) {
  const { clips } = filled.value;
  const chosen = takers.find((taker) => taker.weapon.id === filled.value.into) ?? takers[0];
  const { act, failure } = useFigureAct('figure.giveClips');
  const id = useId();
  const give = () => {
    if (chosen === undefined) return;
    const { figure: to, weapon: into } = chosen;
    act({ figure: figure.id, weapon: weapon.id, to: to.id, into: into.id, clips }, filled.sending());
  };
  return (
    <Handing failure={failure?.message} filled={filled} onCancel={onCancel} onGive={give}>
      <label htmlFor={`${id}-clips`}>Clips</label>
      <span className={styles.number}>
        <Stepper
          id={`${id}-clips`}
          label="Clips"
          value={clips}
          least={1}
          most={weapon.clips ?? 1}
          onChange={(to) => filled.set({ clips: to })}
        />
        of {weapon.clips}
      </span>
      <label htmlFor={`${id}-into`}>For</label>
      <NativeSelect
        id={`${id}-into`}
        size="sm"
        value={chosen?.weapon.id ?? ''}
        data={takers.map((taker) => ({
          value: taker.weapon.id,
          label: `${taker.figure.name}: ${weaponText(taker.weapon.weapon)}`,
        }))}
        onChange={(event) => filled.set({ into: event.currentTarget.value })}
      />
    </Handing>
  );
}

interface HandingFormProps {
  readonly filled: Filled<Fields>;
  readonly failure: string | undefined;
  readonly onGive: () => void;
  readonly onCancel: () => void;
  readonly children: React.ReactNode;
}

function Handing({ failure, filled, onGive, onCancel, children }: HandingFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGive();
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      {children}
      {failure !== undefined && (
        <p role="alert" className={styles.giveFormFailure}>
          {failure}
        </p>
      )}
      <div className={styles.giveFormActs}>
        <FormActs filled={filled} save="Give" onClose={onCancel} />
      </div>
    </form>
  );
}
