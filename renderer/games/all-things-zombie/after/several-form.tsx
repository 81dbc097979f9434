/** The form after the battle that changes several figures at once, kept half-filled for its Encounter. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { z } from 'zod';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { MOST_WHY } from '../../../../src/contract/limits.ts';
import type { EditOfSeveral } from '../../../../src/rules/all-things-zombie/acts/edit-several.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useDraft } from '../../../client/use-draft.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { FilledElsewhere } from '../../../components/filled-elsewhere.tsx';
import { FormActs } from '../../../components/form-acts.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './after.module.css';

interface SeveralFormProps {
  readonly encounter: UnderWay;
  readonly revision: number;
}

/** RAP or Rep by hand for several who went, with one reason: a reward or a loss that no rule knows. */
export function SeveralForm({ encounter: { number, party }, revision }: SeveralFormProps) {
  const { id: campaign, figures } = useCampaign();
  const draft = useSeveralDraft(campaign, number);
  const edit = useDo('party.edit', { handles: ({ code }) => code !== 'stale' });
  const { open, ticked, change, by, why } = draft.value;
  const set = (to: Partial<SeveralDraft>) => draft.set((now) => ({ ...now, ...to }));
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const amount = useId();
  const who = party.flatMap(({ figure }) => figures.find(({ id }) => id === figure) ?? []);
  const chosen = who.filter(({ id }) => ticked.includes(id));

  const isNew = ticked.length > 0 || why !== '' || change !== 'rap+' || by !== 1;
  const leave = () => {
    edit.reset();
    opener.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    const { field, sign } = CHANGES[change];
    const input = {
      campaign,
      revision,
      figures: chosen.map(({ id }) => id),
      why,
      edit: { field, by: sign * by },
    };
    const taken = draft.sending();
    edit.mutate(input, {
      onSuccess: ({ title }) => {
        announce(title);
        if (taken()) leave();
      },
    });
  };
  // Opened by the player, not found open again.
  const asked = useRef(false);
  useEffect(() => {
    if (open && asked.current) form.current?.querySelector('input')?.focus();
  }, [open]);

  if (!draft.ready) return null;
  return (
    <div>
      <button
        ref={opener}
        type="button"
        className="quiet-link"
        aria-expanded={open}
        onClick={() => {
          asked.current = true;
          if (open) leave();
          // Entries stay for when the form is opened again.
          if (open && !isNew) draft.clear();
          else set({ open: !open });
        }}
      >
        Change RAP or Rep of several by hand
      </button>
      {open && (
        <form ref={form} className={styles.severalForm} aria-label="Change several by hand" onSubmit={submit}>
          <FilledElsewhere draft={draft} />
          <fieldset className={styles.severalFormWho}>
            <legend className="vh">Of whom</legend>
            <Checkbox
              label="All"
              checked={chosen.length === who.length}
              indeterminate={chosen.length > 0 && chosen.length < who.length}
              onChange={() => set({ ticked: chosen.length === who.length ? [] : who.map(({ id }) => id) })}
            />
            {who.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={ticked.includes(id)}
                onChange={() =>
                  set({ ticked: ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id] })
                }
              />
            ))}
          </fieldset>
          <div className={styles.severalFormRow}>
            <NativeSelect
              size="sm"
              aria-label="What changes"
              value={change}
              data={CHANGE_IDS.map((id) => ({ value: id, label: CHANGES[id].label }))}
              onChange={(event) =>
                set({ change: CHANGE_IDS.find((id) => id === event.currentTarget.value) ?? change })
              }
            />
            <label htmlFor={amount} className="vh">
              By how many
            </label>
            <Stepper
              id={amount}
              label="By how many"
              value={by}
              least={1}
              most={10}
              onChange={(to) => set({ by: to })}
            />
            <TextInput
              size="sm"
              aria-label="Why"
              placeholder="Why"
              className={styles.why ?? ''}
              value={why}
              {...leftInField(why, MOST_WHY, edit.error?.message)}
              autoComplete="off"
              onChange={(event) => set({ why: event.currentTarget.value })}
            />
          </div>
          <FormActs
            filled={{ isNew, restored: draft.restored && isNew, clear: draft.clear }}
            save="Save"
            ready={chosen.length > 0}
            onClose={leave}
          >
            <span className="second small">kept in history</span>
          </FormActs>
        </form>
      )}
    </div>
  );
}

/** The change of several figures at once, as far as it is filled in. */
const CHANGES = {
  'rap+': { label: 'More RAP', field: 'rap', sign: 1 },
  'rap-': { label: 'Less RAP', field: 'rap', sign: -1 },
  'rep+': { label: 'More Rep', field: 'rep', sign: 1 },
  'rep-': { label: 'Less Rep', field: 'rep', sign: -1 },
} as const satisfies Record<string, { label: string; field: EditOfSeveral['field']; sign: 1 | -1 }>;
type Change = keyof typeof CHANGES;
const CHANGE_IDS = Object.keys(CHANGES) as [Change, ...Change[]];

const Kept = z.object({
  encounter: z.int(),
  open: z.boolean(),
  ticked: z.array(z.string()),
  change: z.enum(CHANGE_IDS),
  by: z.int().min(1).max(10),
  why: z.string(),
});
type SeveralDraft = z.infer<typeof Kept>;

function useSeveralDraft(campaign: string, encounter: number) {
  return useDraft<SeveralDraft>(
    campaign,
    'encounter/several',
    { encounter, open: false, ticked: [], change: 'rap+', by: 1, why: '' },
    (kept) => {
      const { data } = Kept.safeParse(kept);
      return data?.encounter === encounter ? data : undefined;
    },
  );
}
