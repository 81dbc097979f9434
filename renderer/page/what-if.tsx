/** A copy made to try something: it says what it is, and is kept or thrown away, on the shelf and inside it. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { CopiedFrom } from '../../src/contract/shapes.ts';
import { counted } from '../../src/rules/core/text/english.ts';
import { useAsk, useDo } from '../client/api.ts';
import { useKeptFocus } from '../client/focus.ts';
import { notify } from '../client/notify.ts';
import styles from './page.module.css';
import { useDelete } from './shelf-undo.tsx';

const throwAwayOf = (name: string) => `Throw away ${name}`;

const threwAway = (name: string) => `Threw away ${name}.`;

interface WhatIfActsProps {
  readonly id: string;
  readonly name: string;
  /** Called after the copy is thrown away, for a player who stands in it and has to go somewhere else. */
  readonly onThrownAway?: () => void;
}

export function WhatIfActs({ id, name, onThrownAway }: WhatIfActsProps) {
  const keep = useDo('campaign.keep');
  const remove = useDelete({
    title: throwAwayOf,
    told: threwAway,
    onDeleted: onThrownAway,
  });
  return (
    <>
      <Button
        size="sm"
        aria-label={`Keep ${name}`}
        onClick={() =>
          keep.mutate({ campaign: id }, { onSuccess: () => notify({ message: `Kept ${name} as a copy.` }) })
        }
      >
        Keep
      </Button>
      <Button size="sm" variant="subtle" aria-label={throwAwayOf(name)} onClick={() => remove(id)}>
        Throw away
      </Button>
    </>
  );
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly copiedFrom: CopiedFrom;
}

/** Under the top bar, as long as the copy is open. */
export function WhatIfBar({ log }: { readonly log: string }) {
  const listed = useAsk(
    'shelf.list',
    {},
    {
      select: ({ campaigns, games }): Listed | undefined => {
        const found = [...campaigns, ...games].find(({ id }) => id === log);
        return found && { id: found.id, name: found.name, copiedFrom: found.copiedFrom };
      },
    },
  ).data;
  const navigate = useNavigate();
  // Kept, the bar goes with its buttons.
  useKeptFocus(listed?.copiedFrom?.whatIf);
  if (listed === undefined || listed.copiedFrom?.whatIf !== true) return null;
  const { name, since } = listed.copiedFrom;
  return (
    <section className={styles.whatIfBar} aria-label="What-if copy">
      <p>
        <b>What-if copy</b>
        {name !== null && (
          <>
            {' '}
            of <span className="name">{name}</span>
          </>
        )}
        <span className="second">
          , {since === 0 ? 'no acts' : counted(since, 'act', 'acts')} since it left
        </span>
      </p>
      <span className={styles.whatIfActs}>
        <WhatIfActs id={listed.id} name={listed.name} onThrownAway={() => void navigate({ to: '/' })} />
      </span>
    </section>
  );
}
