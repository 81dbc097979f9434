/** Hands a weapon, or spare clips for one, to somebody else of the party. */
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { type SubmitEvent, useId, useState } from 'react';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Stepper } from '../../../components/stepper.tsx';
import type { FigureLine, WeaponLine } from '../text/figures.ts';
import styles from './give-form.module.css';
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

export function GiveForm({ figure, weapon }: GiveFormProps) {
  const { figures } = useCampaign();
  const party = figures.filter(({ status }) => status === 'ready');
  const others = party.filter(({ id }) => id !== figure.id);
  const takers = takersOf(party, weapon);
  const hasClips = weapon.clips !== null && weapon.clips > 0 && takers.length > 0;
  const [gift, setGift] = useState<Gift>(others.length > 0 ? 'weapon' : 'clips');
  const { setOpen } = useEditing();
  const cancel = () => setOpen(undefined);

  if (others.length === 0 && !hasClips) {
    return (
      <div className={styles.form}>
        <p>Nobody else is with the party.</p>
        <Button size="sm" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {hasClips && others.length > 0 && (
        <SegmentedControl
          aria-label="What to give"
          value={gift}
          onChange={setGift}
          data={[
            { value: 'weapon', label: 'The weapon' },
            { value: 'clips', label: 'Spare clips' },
          ]}
        />
      )}
      {gift === 'weapon' ? (
        <GiveWeapon figure={figure} weapon={weapon} others={others} onCancel={cancel} />
      ) : (
        <GiveClips figure={figure} weapon={weapon} takers={takers} onCancel={cancel} />
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
  readonly onCancel: () => void;
}

function GiveWeapon({
  figure,
  weapon,
  others,
  onCancel,
}: HandingProps & { readonly others: readonly FigureLine[] }) {
  const [to, setTo] = useState(others[0]?.id ?? '');
  const { act, failure } = useFigureAct('figure.giveWeapon');
  const id = useId();
  return (
    <Handing
      failure={failure?.message}
      onCancel={onCancel}
      onGive={() => act({ figure: figure.id, weapon: weapon.id, to })}
    >
      <label htmlFor={id}>To</label>
      <NativeSelect
        id={id}
        size="sm"
        value={to}
        data={others.map((other) => ({ value: other.id, label: other.name }))}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      {weapon.clips !== null && <p className={styles.note}>Its clips go with it.</p>}
    </Handing>
  );
}

function GiveClips({
  figure,
  weapon,
  takers,
  onCancel,
}: HandingProps & { readonly takers: readonly Taker[] }) {
  const [into, setInto] = useState(takers[0]?.weapon.id ?? '');
  const [clips, setClips] = useState(1);
  const { act, failure } = useFigureAct('figure.giveClips');
  const id = useId();
  const give = () => {
    const taker = takers.find((each) => each.weapon.id === into);
    if (taker === undefined) return;
    act({ figure: figure.id, weapon: weapon.id, to: taker.figure.id, into, clips });
  };
  return (
    <Handing failure={failure?.message} onCancel={onCancel} onGive={give}>
      <label htmlFor={`${id}-clips`}>Clips</label>
      <span className={styles.number}>
        <Stepper
          id={`${id}-clips`}
          label="Clips"
          value={clips}
          least={1}
          most={weapon.clips ?? 1}
          onChange={setClips}
        />
        of {weapon.clips}
      </span>
      <label htmlFor={`${id}-into`}>For</label>
      <NativeSelect
        id={`${id}-into`}
        size="sm"
        value={into}
        data={takers.map((taker) => ({
          value: taker.weapon.id,
          label: `${taker.figure.name}: ${taker.weapon.title.toLowerCase()}`,
        }))}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
    </Handing>
  );
}

interface HandingFormProps {
  readonly failure: string | undefined;
  readonly onGive: () => void;
  readonly onCancel: () => void;
  readonly children: React.ReactNode;
}

function Handing({ failure, onGive, onCancel, children }: HandingFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGive();
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      {children}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="filled">
          Give
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
