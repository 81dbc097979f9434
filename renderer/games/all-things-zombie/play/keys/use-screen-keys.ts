import { useHotkeys } from '@mantine/hooks';
import { dialogIsOpen } from '../../../../app/keys.ts';
import { doesOf, dueFirst } from '../due/due-list.tsx';
import { marksOf } from '../due/marks.ts';
import type { Playing } from '../play-context.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keys of the screen, while nothing is asked, no form is open and no field has the focus. */
export function useScreenKeys(playing: Playing, on: boolean): void {
  const { view, acts, kept, open, goTo, form } = playing;
  const free = () =>
    on && acts.asking === undefined && !dialogIsOpen() && document.querySelector('[role="menu"]') === null;
  const due = (at: number) => {
    const proposal = dueFirst(view.proposals)[at];
    const does = proposal === undefined ? null : doesOf(proposal, playing);
    if (does === null || !free() || form !== undefined) return;
    if ('deed' in does) acts.perform(does.deed);
    else if ('form' in does) open(does.form);
    else goTo(does.screen);
  };
  const leave = () => {
    const [mark] = marksOf(playing);
    if (mark !== undefined && free()) kept.leave(mark);
  };
  const accept = () => {
    const [mark] = marksOf(playing);
    if (mark === undefined || !free()) return;
    const { who, condition, byZombie } = mark;
    acts.perform({ do: 'mark', who, condition, byZombie });
  };
  useHotkeys([
    ...DIGITS.map((digit, at) => [digit, () => due(at)] as [string, () => void]),
    ['y', accept],
    ['shift+Y', leave],
    ['n', () => free() && form === undefined && open({ form: 'noise' })],
  ]);
}
