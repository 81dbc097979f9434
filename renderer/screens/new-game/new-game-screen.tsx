/** A game of a module, set up by the fields that the module names. */

import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { z } from 'zod';
import type { Output } from '../../../src/contract/contract.ts';
import { MOST_NAME, MOST_SEED } from '../../../src/contract/limits.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { leftInField } from '../../components/characters-left.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { FoundAgain } from '../../components/form-acts.tsx';
import layout from '../../components/form-rows.module.css';
import { type Filled, KeptForm } from '../../components/kept-form.tsx';
import { GAMES } from '../../games/games.ts';
import { Page } from '../../page/page.tsx';

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
      {games !== undefined && games.length > 0 && (
        <KeptForm form="shelf/new-game" initial={NOTHING_YET} read={readFields}>
          {(filled) => <Form games={games} filled={filled} />}
        </KeptForm>
      )}
    </Page>
  );
}

interface Fields extends Record<string, unknown> {
  /** The first on the list, until another is chosen. */
  readonly game: string | null;
  readonly name: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly seats: Readonly<Record<string, string>>;
  /** Seed that is typed; until then null, for the app’s. */
  readonly seed: string | null;
}

const NOTHING_YET: Fields = { game: null, name: '', values: {}, seats: {}, seed: null };

const KeptFields = z.object({
  game: z.string().nullable(),
  name: z.string(),
  values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  seats: z.record(z.string(), z.string()),
  seed: z.string().nullable(),
});
const readFields = (kept: unknown): Fields | undefined => KeptFields.safeParse(kept).data;

interface FormProps {
  readonly games: readonly Game[];
  readonly filled: Filled<Fields>;
}

function Form({ games, filled }: FormProps) {
  const { name, seats } = filled.value;
  const picked = filled.value.game ?? games[0]?.id ?? '';
  const fresh = useAsk('seed.fresh', {}).data?.seed;
  const seed = filled.value.seed ?? fresh ?? '';
  const first = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const create = useDo('session.create', { handles: ({ field }) => field !== undefined });
  const game = games.find(({ id }) => id === picked);
  useEffect(() => first.current?.focus(), []);
  if (game === undefined) return null;

  const values = { ...game.usual, ...filled.value.values };
  const wrong = (field: string) => (create.error?.field === field ? create.error.message : undefined);
  const taken = takenSeats(game, values);
  // A player who sits down alone plays the first seat, and bots the others.
  const holder = (seat: string) =>
    seats[seat] ?? (seat === game.seats[0]?.id ? YOU : (game.bots[0]?.id ?? YOU));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = filled.sending();
    create.mutate(
      {
        game: game.id,
        name,
        seed,
        setup: Object.fromEntries(game.fields.map(({ id }) => [id, values[id] ?? ''])),
        seats: Object.fromEntries(
          taken.map(({ id }) => {
            const by = holder(id);
            return [id, by === YOU ? YOU : { bot: by }];
          }),
        ),
      },
      {
        onSuccess: ({ id }) => {
          sent();
          void navigate({ to: '/g/$session', params: { session: id }, replace: true });
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className={layout.form}>
      <div className={layout.rows}>
        <Select
          label="Game"
          description={<About game={game} />}
          inputWrapperOrder={ORDER}
          allowDeselect={false}
          data={games.map(({ id, title }) => ({ value: id, label: title }))}
          value={picked}
          onChange={(id) => {
            if (id !== null) filled.set({ game: id, values: {}, seats: {} });
          }}
        />
        <TextInput
          ref={first}
          label="Name"
          autoComplete="off"
          value={name}
          {...leftInField(name, MOST_NAME, wrong('name'))}
          onChange={(event) => filled.set({ name: event.currentTarget.value })}
        />
        {game.fields.map((field) => (
          <SetupField
            key={field.id}
            field={field}
            value={values[field.id] ?? ''}
            error={wrong(`setup.${field.id}`)}
            onChange={(value) => filled.set({ values: { ...filled.value.values, [field.id]: value } })}
          />
        ))}
        {taken.map(({ id, title }) => (
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
            value={holder(id)}
            onChange={(by) => filled.set({ seats: { ...seats, [id]: by ?? YOU } })}
          />
        ))}
        <TextInput
          label="Seed"
          description="All the app’s dice and cards come from it: the same seed and the same answers give the same game."
          autoComplete="off"
          spellCheck={false}
          value={seed}
          {...leftInField(seed, MOST_SEED, wrong('seed'))}
          onChange={(event) => filled.set({ seed: event.currentTarget.value })}
        />
      </div>
      <Button className={layout.begin ?? ''} variant="filled" type="submit">
        Begin the game
      </Button>
      <FoundAgain filled={filled} />
    </form>
  );
}

/** Sentences on what the game is, and where its help is found once it has begun. */
function About({ game: { id, about } }: { readonly game: Game }) {
  return (
    <>
      {about}
      <br />
      Help: its rules under{' '}
      <Link to="/rules" className="link">
        Rules
      </Link>
      {GAMES[id]?.sheets !== undefined && ', and in the game a quick reference under Print'}.
    </>
  );
}

/** Seats of the game, as many as the set-up says, in their order. */
function takenSeats({ seats, seatsBy }: Game, values: Fields['values']): Game['seats'] {
  const count = seatsBy === null ? undefined : values[seatsBy];
  return count === undefined ? seats : seats.slice(0, Number(count));
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
          {...leftInField(String(value), field.longest, error)}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={field.text}
          description={field.line}
          error={error}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    default:
      return field satisfies never;
  }
}
