/** Somebody from another campaign, by the text that was copied or saved there. */
import { Button, FileButton, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { withClips } from '../../../../src/contract/games/all-things-zombie/roster-columns.ts';
import { TakenAlong } from '../../../../src/contract/games/all-things-zombie/taken-along.ts';
import { counted } from '../../../../src/rules/core/text/english.ts';
import { announce } from '../../../client/announce.ts';
import { askKey, useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { takeFocus } from '../../../client/focus.ts';
import { Failed } from '../../../components/failed.tsx';
import { FoundAgain } from '../../../components/form-acts.tsx';
import type { Filled } from '../../../components/kept-form.tsx';
import { WhyJoins } from '../components/why-joins.tsx';
import styles from './roster.module.css';

const NO_FIGURE = 'This isn’t a figure that was taken from a campaign.';

function figureIn(text: string): TakenAlong | undefined {
  try {
    return TakenAlong.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export type FromFile = { readonly text: string; readonly why: string };
export const NO_TEXT: FromFile = { text: '', why: '' };

interface AddFromFileProps {
  readonly filled: Filled<FromFile>;
  readonly onAdded: (figure: string) => void;
}

export function AddFromFile({ filled, onAdded }: AddFromFileProps) {
  const { id: campaign, revision, recruiting: first } = useCampaign();
  const client = useQueryClient();
  const taking = useDo('party.take-in', {
    handles: ({ code }) => code === 'bad-input' || code === 'refused',
  });
  const { text, why } = filled.value;
  const setText = (to: string) => filled.set({ text: to });
  const [tried, setTried] = useState(false);
  const isHere = taking.error?.refusal === 'here-already';
  const along = figureIn(text);
  const figure = along?.figure;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (figure === undefined) return;
    const taken = filled.sending();
    const said = { ...(isHere && { again: true }), ...(first || why.trim() === '' ? {} : { why }) };
    taking.mutateAsync({ campaign, revision, ...figure, ...said }).then(
      ({ title }) => {
        announce(title);
        const now = client.getQueryData<Output<'campaign.get'>>(askKey('campaign.get', { campaign }));
        const newest = now?.figures.at(-1);
        if (taken() && newest !== undefined) onAdded(newest.id);
      },
      () => undefined,
    );
  };
  const typed = text.trim() !== '';
  const wrong = figure === undefined && (typed || tried) ? NO_FIGURE : undefined;
  const letGo = () => {
    taking.reset();
    setTried(false);
    setText('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {along === undefined ? (
        <>
          <FileButton accept=".holdout-figure" onChange={(file) => void file?.text().then(setText)}>
            {(props) => (
              <Button className={styles.save} {...props}>
                Choose a file…
              </Button>
            )}
          </FileButton>
          <Textarea
            label="The figure, as copied from another campaign"
            description="Of a campaign on this shelf: open the figure’s sheet there, “Take to another campaign…”"
            data-autofocus
            rows={6}
            value={text}
            error={wrong}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      ) : (
        <>
          <WhoComes along={along} onOther={letGo} />
          {!first && (
            <WhyJoins
              why={why}
              error={taking.error ?? undefined}
              onChange={(to) => filled.set({ why: to })}
            />
          )}
        </>
      )}
      {taking.error?.field !== 'why' && <Failed error={taking.error} />}
      <div className={styles.row}>
        <Button type="submit" variant="filled">
          {figure === undefined ? 'Take in' : `Take in ${figure.name}${isHere ? ' again' : ''}`}
        </Button>
        <FoundAgain filled={filled} />
      </div>
    </form>
  );
}

/** A figure on its way from another campaign, read out of its text: who it is, and what it brings along. */
interface WhoComesProps {
  readonly along: TakenAlong;
  readonly onOther: () => void;
}

function WhoComes({ along: { from, figure }, onOther }: WhoComesProps) {
  const part = useRef<HTMLElement>(null);
  const reference = useAsk('reference.get', {}).data;
  const titles = (
    all: readonly { readonly id: string; readonly title: string }[] = [],
    ids: readonly string[],
  ) => ids.flatMap((id) => all.find((one) => one.id === id)?.title ?? []);
  const { figures } = useCampaign();
  const weapons = figure.weapons.flatMap((id, at) =>
    titles(reference?.weapons, [id]).map((title) =>
      withClips({ title, clips: figure.ammo?.[at]?.clips ?? null }),
    ),
  );
  const { outings, zombies, people } = figure.tally ?? { outings: 0, zombies: 0, people: 0 };
  const facts = [
    `Rep ${figure.rep}`,
    ...(figure.rap === 0 ? [] : [`RAP ${figure.rap}`]),
    ...(outings === 0 ? [] : [counted(outings, 'outing', 'outings')]),
    ...(zombies === 0 ? [] : [`${counted(zombies, 'zombie', 'zombies')} killed`]),
    ...(people === 0 ? [] : [`${counted(people, 'person', 'people')} killed`]),
    ...titles(reference?.attributes, figure.attributes),
    ...(figure.weapons.length === 0 ? ['Unarmed'] : weapons),
  ];
  // The field that the text was put into has gone.
  useEffect(() => takeFocus(part.current), []);
  return (
    <section ref={part} tabIndex={-1} aria-label="Who comes" className={styles.addFigureWho}>
      <div>
        <b className="name">{figure.name}</b>
        {from !== undefined && (
          <span className="second">
            {' '}
            from <bdi>{from}</bdi>
          </span>
        )}
        <p className="second">{facts.join(' · ')}</p>
        {figures.some(({ name }) => name === figure.name) && (
          <p className="second">{`There is a ${figure.name} in this campaign already.`}</p>
        )}
      </div>
      {figure.biography !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is scrolled by the keyboard, too
        <section className={styles.story} aria-label="Biography and history" tabIndex={0} dir="auto">
          {figure.biography}
        </section>
      )}
      <Button variant="subtle" size="sm" className={styles.save} onClick={onOther}>
        Choose another
      </Button>
    </section>
  );
}
