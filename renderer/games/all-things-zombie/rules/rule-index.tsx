/** The index of rules by section, narrowed as the player types; Enter opens the best match, arrows walk the list. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { RuleList } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { bestNamed, ruleFilter } from './rule-filter.ts';
import styles from './rules.module.css';
import { useRulesAddress } from './use-rules-address.ts';

/** Brings the rule to the middle of the list where it isn't in sight; one that was clicked stays where it is. */
function bringIntoView(element: Element, list: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = list.getBoundingClientRect();
  // The list alone: `scrollIntoView` moves everything around it as well.
  if (top < seen.top || bottom > seen.bottom) list.scrollTop += (top + bottom - seen.top - seen.bottom) / 2;
}

interface RuleIndexProps {
  readonly sections: RuleList['sections'];
  readonly selected: string | undefined;
}

export function RuleIndex({ sections, selected }: RuleIndexProps) {
  const [sought, setSought] = useState('');
  const list = useRef<HTMLElement>(null);
  const id = useId();
  const { target, show } = useRulesAddress();
  const shown = ruleFilter(sought, sections);
  const found = shown.flatMap(({ rules }) => rules);

  useEffect(() => {
    const within = list.current;
    if (selected === undefined || within === null) return;
    const link = within.querySelector(`[data-rule="${CSS.escape(selected)}"]`);
    if (link !== null) bringIntoView(link, within);
  }, [selected]);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = links();
    const at = all.findIndex((link) => link.matches(':focus'));
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    if (next < 0) document.getElementById(id)?.focus();
    else all[next]?.focus();
  };
  const open = (event: KeyboardEvent) => {
    const best = bestNamed(sought, sections);
    if (event.key === 'Enter' && sought.trim() !== '' && best !== undefined) show({ rule: best.id });
  };

  return (
    <nav className={styles.index} aria-label="All rules" ref={list} onKeyDown={walk}>
      <div className={styles.search}>
        <TextInput
          id={id}
          size="sm"
          aria-label="Search rules; Enter opens the best match"
          placeholder="Search, Enter opens"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          // The screen is there to look something up.
          autoFocus={selected === undefined}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={open}
        />
        <p className={styles.found} role="status">
          {sought.trim() === ''
            ? ''
            : `${upperFirst(countedInWords(found.length, 'entry', 'entries'))} found`}
        </p>
      </div>
      {shown.map(({ title, rules }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.section}>{title}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule.id}>
                <Link
                  {...target({ rule: rule.id })}
                  className={styles.rule ?? ''}
                  data-rule={rule.id}
                  aria-current={rule.id === selected ? 'page' : undefined}
                >
                  <span>{rule.title}</span>
                  {rule.odds && <span className={styles.has}>odds</span>}
                  {rule.kind === 'ruling' && <span className={styles.has}>{rule.id}</span>}
                  {rule.kind === 'advantage' && <span className={styles.has}>advantage</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p className={styles.nothing}>No match. Try fewer words, or a shorter form.</p>}
    </nav>
  );
}
