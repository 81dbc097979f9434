/** An act of the Encounter that waited for dice when the screen was left waits again. */
import { useQueryClient } from '@tanstack/react-query';
import { EncounterAct } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import { KeptAsking } from '../../../page/kept-asking.tsx';
import type { Deed } from './deed.ts';
import { type Acting, encounterOf } from './use-encounter-act.ts';

interface KeptDiceProps {
  readonly campaign: string;
  readonly screen: 'plan' | 'set-up' | 'play' | 'after';
  readonly acts: Pick<Acting, 'answer' | 'half' | 'resume' | 'state' | 'typed'>;
}

// Parsed, ids are branded; what is sent is parsed again.
const deedFrom = (kept: unknown) => EncounterAct.safeParse(kept).data as Deed | undefined;

export function KeptDice({ campaign, screen, acts }: KeptDiceProps) {
  const client = useQueryClient();
  return (
    <KeptAsking
      key={campaign}
      campaign={campaign}
      form={`encounter/${screen}-dice`}
      revision={() => encounterOf(client, campaign)?.revision ?? 0}
      read={deedFrom}
      acts={acts}
    />
  );
}
