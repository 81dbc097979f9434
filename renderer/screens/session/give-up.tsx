/** A run is given up where it stands, in the middle of a game too, with a note beside it in the Chronicle. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SessionView } from '../../../src/contract/sessions.ts';
import { announce } from '../../client/announce.ts';
import { useDo } from '../../client/api.ts';
import { type Filled, KeptForm } from '../../components/kept-form.tsx';
import { ReasonForm } from '../../components/reason-form.tsx';

export function GiveUp({ view }: { readonly view: SessionView }) {
  const [open, setOpen] = useState(false);
  const { giveUp } = view;
  if (giveUp === null) return null;
  if (!open)
    return (
      <div data-writes>
        <Button size="sm" variant="subtle" onClick={() => setOpen(true)}>
          {giveUp}
        </Button>
      </div>
    );
  return (
    <KeptForm form="game/give-up" log={view.id} initial={{ why: '' }}>
      {(filled) => <GiveUpForm view={view} called={giveUp} filled={filled} onClose={() => setOpen(false)} />}
    </KeptForm>
  );
}

interface GiveUpFormProps {
  readonly view: SessionView;
  readonly called: string;
  readonly filled: Filled<{ readonly why: string }>;
  readonly onClose: () => void;
}

function GiveUpForm({ view: { id, revision, standing }, called, filled, onClose }: GiveUpFormProps) {
  const send = useDo('session.give-up', { handles: ({ code }) => code !== 'stale' });
  return (
    <ReasonForm
      name={called}
      label="It ends at"
      reason={{ label: 'Note', optional: true }}
      save={called}
      filled={filled}
      failure={send.error}
      onCancel={onClose}
      onSave={(why) => {
        const taken = filled.sending();
        send.mutate(
          { campaign: id, revision, note: why.trim() === '' ? null : why },
          {
            onSuccess: ({ ending }) => {
              announce(ending ?? called);
              if (taken()) onClose();
            },
          },
        );
      }}
    >
      {(field) => <output id={field}>{standing.title}</output>}
    </ReasonForm>
  );
}
