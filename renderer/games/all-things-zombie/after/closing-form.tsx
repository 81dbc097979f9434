/** The form that ends an Encounter: whether its aim was reached, who was left behind, what becomes of things, and what can follow. */
import { Button, Checkbox, Radio } from '@mantine/core';
import { type SubmitEvent, useId } from 'react';
import { z } from 'zod';
import type { Closing } from '../../../../src/contract/games/all-things-zombie/encounter-view/after.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { KIND_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useDraft } from '../../../client/use-draft.ts';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import styles from './after.module.css';
import { followsText } from './follows.ts';
import { stepsLeft } from './settling.ts';

const Answers = z.object({
  encounter: z.int(),
  successful: z.boolean().nullable(),
  leftWithHumansBehind: z.boolean(),
});

interface ClosingFormProps {
  readonly encounter: UnderWay;
  readonly closing: Closing;
  readonly acts: Deeds;
}

/** The player's two words on how it went, what they lead to, and the end of the Encounter. */
export function ClosingForm({ encounter, closing, acts }: ClosingFormProps) {
  const { id: campaign, figures } = useCampaign();
  const { number, kind, after } = encounter;
  const draft = useDraft<z.infer<typeof Answers>>(
    campaign,
    'encounter/end',
    { encounter: number, successful: null, leftWithHumansBehind: leftPeople(encounter) },
    (kept) => {
      const { data } = Answers.safeParse(kept);
      return data?.encounter === number ? data : undefined;
    },
  );
  const waits = useId();
  const { successful, leftWithHumansBehind } = draft.value;
  const left = stepsLeft(after);
  const why = whyNot(left, successful);
  const follows = closing.follows.find(
    (one) => one.successful === successful && one.leftWithHumansBehind === leftWithHumansBehind,
  );
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name ?? id;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (successful !== null && why === undefined) {
      acts.byApp({ do: 'end', successful, leftWithHumansBehind });
    }
  };
  if (!draft.ready) return null;
  return (
    <Section title="The end">
      <form className={styles.closingForm} aria-label="End the Encounter" onSubmit={submit}>
        <Radio.Group
          label={`Did the ${KIND_WORDS[kind].text} reach its aim?`}
          value={successful === null ? '' : String(successful)}
          onChange={(value) => draft.set((now) => ({ ...now, successful: value === 'true' }))}
        >
          <div className={styles.answers}>
            <Radio value="true" label="Yes" />
            <Radio value="false" label="No" />
          </div>
        </Radio.Group>
        <Checkbox
          label="One side left the other’s people behind"
          checked={leftWithHumansBehind}
          onChange={({ currentTarget: { checked } }) =>
            draft.set((now) => ({ ...now, leftWithHumansBehind: checked }))
          }
        />
        <p className="quiet small">Those who get away can be pursued; those left can pursue.</p>
        <Leavings closing={closing} nameOf={nameOf} />
        {follows !== undefined && (
          <p className="second small">
            {closing.last
              ? 'This is the last period of the years you agreed on.'
              : `Next, in ${closing.next}: ${followsText(follows.possible)}.`}
          </p>
        )}
        <div>
          <Button
            type="submit"
            variant="filled"
            {...off(why !== undefined)}
            aria-describedby={why === undefined ? undefined : waits}
          >
            {`End the ${KIND_WORDS[kind].text}`}
          </Button>
        </div>
        {why !== undefined && (
          <p id={waits} className="quiet small">
            {why}
          </p>
        )}
      </form>
    </Section>
  );
}

/** The party left the table while enemies were on it, as it was reported. */
const leftPeople = ({ left }: UnderWay): boolean => left !== null && left.people > 0 && !left.kept;

/** Reason why the Encounter can’t end yet; undefined if nothing is missing. */
function whyNot(left: number, successful: boolean | null): string | undefined {
  if (left > 0)
    return `${upperFirst(countedInWords(left, 'step', 'steps'))} ${left === 1 ? 'is' : 'are'} still due.`;
  return successful === null ? 'Say whether it reached its aim.' : undefined;
}

const BECOMES_WORDS = {
  burnt: 'burnt at the end, fired or not',
  home: 'comes home with',
  lost: 'lost with',
} as const satisfies Record<Closing['leavings'][number]['becomes'], string>;

interface LeavingsProps {
  readonly closing: Closing;
  readonly nameOf: (figure: string) => string;
}

/** Clips that burn, and what the fallen carried. */
function Leavings({ closing: { leavings }, nameOf }: LeavingsProps) {
  if (leavings.length === 0) return null;
  return (
    <ul className="second small" aria-label="What happens to things">
      {leavings.map(({ item, title, becomes, carrier }) => (
        <li key={item} className={becomes === 'lost' ? 'flag' : undefined}>
          {title}: {BECOMES_WORDS[becomes]}
          {becomes !== 'burnt' && carrier !== null && ` ${nameOf(carrier)}`}
        </li>
      ))}
    </ul>
  );
}
