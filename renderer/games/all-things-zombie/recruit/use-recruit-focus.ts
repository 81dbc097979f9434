import { type RefObject, useEffect, useRef } from 'react';
import { useKeptFocus } from '../../../client/focus.ts';
import type { Recruit } from './use-recruit.ts';

/** The roll for the next Grunt, and after the last one the button that begins the campaign. */
const NEXT = '[data-next-grunt]';
const BEGIN = '[data-begin]';

const again = (figure: string) => `[data-again="${figure}"]`;

/** Keeps the focus where its element has been rolled away: on in the same place, else with the next Grunt, else into the campaign. */
export function useRecruitFocus(
  screen: RefObject<HTMLElement | null>,
  grunts: readonly string[],
  { asking }: Pick<Recruit, 'asking'>,
): void {
  const asked = asking === undefined ? undefined : (asking.deed.again ?? 'next');
  const before = useRef({ grunts, asked });
  useKeptFocus(`${grunts.join()} ${asked}`, () => {
    const was = before.current;
    const instead =
      grunts.length === was.grunts.length ? grunts.find((id) => !was.grunts.includes(id)) : was.asked;
    const places = [...(instead === undefined ? [] : [again(instead)]), NEXT, BEGIN];
    return places.map((one) => screen.current?.querySelector<HTMLElement>(one)).find((one) => one != null);
  });
  useEffect(() => {
    before.current = { grunts, asked };
  });
}
