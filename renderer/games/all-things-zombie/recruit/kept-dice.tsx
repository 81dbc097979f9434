/** A Grunt who waited for the player's dice and cards when the screen was left waits again. */
import { z } from 'zod';
import { KeptAsking } from '../../../page/kept-asking.tsx';
import type { Recruit } from './use-recruit.ts';

const Kept = z.object({
  again: z.string().nullable(),
  name: z.string().exactOptional(),
  why: z.string().exactOptional(),
});

const recruitingFrom = (kept: unknown) => Kept.safeParse(kept).data;

interface KeptDiceProps {
  readonly campaign: string;
  readonly screen: 'recruit' | 'roster';
  readonly recruit: Recruit;
}

export function KeptDice({ campaign, screen, recruit }: KeptDiceProps) {
  return (
    <KeptAsking
      key={campaign}
      campaign={campaign}
      form={`party/${screen}-dice`}
      revision={recruit.revision}
      read={recruitingFrom}
      acts={recruit}
    />
  );
}
