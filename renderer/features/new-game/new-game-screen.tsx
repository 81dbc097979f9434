/** A game of a module, set up by the fields that the module names. */

import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Output } from '../../../src/contract/contract.ts';
import { MOST_NAME } from '../../../src/contract/limits.ts';
import { useAsk, useDo } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import layout from '../../components/form-rows.module.css';
import { roomInField } from '../../components/room.ts';
import styles from './new-game-screen.module.css';

type Game = Output<'games.list'>['games'][number];
type Field = Game['fields'][number];
type Value = number | string | boolean;

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];
const YOU = 'player';

export function NewGameScreen() {
  const games = useAsk('games.list', {}).data?.games;
  return (
    <Page title="New game" ownFocus>
      {games?.length === 0 && <EmptyState sentence="This Holdout has no other games." button={null} />}
      {games !== undefined && games.length > 0 && <Form games={games} />}
    </Page>
  );
}

/** What a field begins with, until the player says otherwise. */
function usual(field: Field): Value {
  switch (field.kind) {
    case 'number':
      return field.usual;
    case 'choice':
      return field.usual;
    case 'text':
      return '';
    case 'flag':
      return false;
    default:
      return field satisfies never;
  }
}

function Form({ games }: { readonly games: readonly Game[] }) {
  const [picked, setPicked] = useState(games[0]?.id ?? '');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({});
  const [seats, setSeats] = useState<Readonly<Record<string, string>>>({});
  const fresh = useAsk('seed.fresh', {}).data?.seed;
  const [typed, setTyped] = useState<string>();
  const seed = typed ?? fresh ?? '';
  const first = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const create = useDo('session.create', { handles: ({ field }) => field !== undefined });
  const game = games.find(({ id }) => id === picked);
  useEffect(() => first.current?.focus(), []);
  if (game === undefined) return null;

  const wrong = (field: string) => (create.error?.field === field ? create.error.message : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      {
        game: game.id,
        name,
        seed,
        setup: Object.fromEntries(game.fields.map((field) => [field.id, values[field.id] ?? usual(field)])),
        seats: Object.fromEntries(
          game.seats.map(({ id }) => {
            const holder = seats[id] ?? YOU;
            return [id, holder === YOU ? YOU : { bot: holder }];
          }),
        ),
      },
      { onSuccess: ({ id }) => void navigate({ to: '/g/$session', params: { session: id }, replace: true }) },
    );
  };

  return (
    <form noValidate onSubmit={submit} className={layout.form}>
      <div className={layout.rows}>
        <Select
          label="Game"
          inputWrapperOrder={ORDER}
          allowDeselect={false}
          data={games.map(({ id, title }) => ({ value: id, label: title }))}
          value={picked}
          onChange={(id) => {
            if (id === null) return;
            setPicked(id);
            setValues({});
            setSeats({});
          }}
        />
        <TextInput
          ref={first}
          label="Name"
          autoComplete="off"
          value={name}
          {...roomInField(name, MOST_NAME, wrong('name'))}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {game.fields.map((field) => (
          <SetupField
            key={field.id}
            field={field}
            value={values[field.id] ?? usual(field)}
            error={wrong(`setup.${field.id}`)}
            onChange={(value) => setValues({ ...values, [field.id]: value })}
          />
        ))}
        {game.seats.map(({ id, title }) => (
          <Select
            key={id}
            label={title}
            inputWrapperOrder={ORDER}
            allowDeselect={false}
            error={wrong('seats')}
            data={[
              { value: YOU, label: 'You' },
              ...game.bots.map((bot) => ({ value: bot.id, label: `Bot: ${bot.title}` })),
            ]}
            value={seats[id] ?? YOU}
            onChange={(holder) => setSeats({ ...seats, [id]: holder ?? YOU })}
          />
        ))}
        <TextInput
          label="Seed"
          inputWrapperOrder={ORDER}
          description="All the app’s dice and cards come from it: the same seed and the same answers give the same game."
          autoComplete="off"
          spellCheck={false}
          value={seed}
          error={wrong('seed')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Button className={styles.begin ?? ''} variant="filled" type="submit">
        Begin the game
      </Button>
    </form>
  );
}

interface SetupFieldProps {
  readonly field: Field;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

function SetupField({ field, value, error, onChange }: SetupFieldProps) {
  const shared = { label: field.text, inputWrapperOrder: ORDER, error };
  switch (field.kind) {
    case 'number':
      return (
        <NumberInput
          {...shared}
          classNames={{ wrapper: layout.short ?? '' }}
          description={`${field.least} to ${field.most}`}
          allowDecimal={false}
          clampBehavior="none"
          value={Number(value)}
          onChange={(to) => onChange(typeof to === 'number' ? to : 0)}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          allowDeselect={false}
          data={field.options.map(({ id, text }) => ({ value: id, label: text }))}
          value={String(value)}
          onChange={(to) => to !== null && onChange(to)}
        />
      );
    case 'text':
      return (
        <TextInput
          {...shared}
          maxLength={field.longest}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={field.text}
          error={error}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    default:
      return field satisfies never;
  }
}
