/** Room in a screen’s head: it tells as much as fits its content and width, for names of any length, in any game. */
import { type RefObject, useLayoutEffect } from 'react';

/** All; without details; without the quiet word beside the title; what is now and nothing else; that, in two lines. */
const ROOMS = ['all', 'names', 'bare', 'now', 'rows'] as const;

const rightOf = (part: Element): number => part.getBoundingClientRect().right;

function fits(head: HTMLElement): boolean {
  const last = head.lastElementChild;
  const padding = Number.parseFloat(getComputedStyle(head).paddingRight);
  return last === null || rightOf(last) <= rightOf(head) - padding + 0.5;
}

function tellWhatFits(head: HTMLElement): void {
  for (const room of ROOMS) {
    head.dataset.room = room;
    if (fits(head)) return;
  }
}

/** Marks the head with the first that fits, whenever it or what stands in it changes its width. */
export function useHeadRoom(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const it = head.current;
    if (it === null) return;
    tellWhatFits(it);
    const observer = new ResizeObserver(() => tellWhatFits(it));
    for (const part of [it, ...it.children]) observer.observe(part);
    return () => observer.disconnect();
  });
}
