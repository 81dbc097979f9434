/** A figure on its way from another campaign, read out of its text: who it is, and what it brings along. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { TakenAlong } from '../../../../src/contract/games/all-things-zombie/taken-along.ts';
import { useAsk } from '../../../client/api.ts';
import { takeFocus } from '../../../client/focus.ts';
import styles from './roster.module.css';

interface WhoComesProps {
  readonly along: TakenAlong;
  readonly onOther: () => void;
}

export function WhoComes({ along: { from, figure }, onOther }: WhoComesProps) {
  const part = useRef<HTMLElement>(null);
  const reference = useAsk('reference.get', {}).data;
  const titles = (
    all: readonly { readonly id: string; readonly title: string }[] = [],
    ids: readonly string[],
  ) => ids.flatMap((id) => all.find((one) => one.id === id)?.title ?? []);
  const weapons = titles(reference?.weapons, figure.weapons);
  const facts = [
    `Rep ${figure.rep}`,
    ...(figure.rap === 0 ? [] : [`RAP ${figure.rap}`]),
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
