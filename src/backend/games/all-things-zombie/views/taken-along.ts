/** A figure as text that another campaign takes in: what it is, and what it went through as part of its story. */
import type { TakenAlong } from '../../../../contract/games/all-things-zombie/taken-along.ts';
import { PROSE } from '../../../../rules/all-things-zombie/acts/fields.ts';
import type { SeenCampaign, SeenFigure } from '../../../../rules/all-things-zombie/state/seen.ts';
import { chapterText } from '../../../../rules/all-things-zombie/text/taken-along.ts';

export interface Lived {
  readonly date: string;
  readonly text: string;
}

/** Oldest first; where it is longer than a biography may be, what is oldest is left out. */
function story(now: SeenCampaign, { name, biography }: SeenFigure, lived: readonly Lived[]): string {
  const told = (lines: readonly string[], left: boolean) =>
    [
      ...(biography === '' ? [] : [biography, '']),
      chapterText(name, now.name),
      ...(left ? ['(What came before is left out.)'] : []),
      ...lines,
    ].join('\n');
  const lines = lived.map(({ date, text }) => `${date}: ${text}`);
  for (let from = 0; from < lines.length; from++) {
    const text = told(lines.slice(from), from > 0);
    if (text.length <= PROSE.longest) return text;
  }
  return biography;
}

interface Along {
  /** Oldest first. */
  readonly lived: readonly Lived[];
  /** A JPEG in Base64; null where there is none. */
  readonly portrait: string | null;
}

export function takenAlong(now: SeenCampaign, figure: SeenFigure, { lived, portrait }: Along): TakenAlong {
  const { name, pronoun, shortName, rep, rap, attributes, weapons, leadership, tally, seenZombieDeath } =
    figure;
  return {
    holdout: 'figure',
    version: 1,
    from: now.name,
    figure: {
      name,
      pronoun,
      ...(shortName === null ? {} : { shortName }),
      rep,
      rap,
      attributes: [...attributes],
      protected: figure.protected,
      weapons: weapons.map(({ weapon }) => weapon),
      ammo: weapons.map(({ clips, loaded }) => ({ clips, loaded })),
      leadership,
      // A Star’s don’t make a Grunt of another campaign a Star.
      ...(figure.kind === 'grunt' && figure.advantages.length > 0 && { advantages: [...figure.advantages] }),
      tally,
      seenZombieDeath,
      biography: story(now, figure, lived),
      ...(portrait === null ? {} : { portrait }),
    },
  };
}
