/** Entries that both forms of a move have: pace, company and posture, and whether dice say how far it leads. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { isFleeing } from '../state/able.ts';
import { AS_IT_COMES, type Moving, RUNNING } from '../state/moving.ts';

export interface MoveFormProps {
  readonly fighter: FighterView;
  /** Pace that the rules ask for; the player may take another one for a reason. */
  readonly how?: 'fast';
}

export function useMoving({ fighter, how: asked }: MoveFormProps) {
  const { moved } = fighter;
  // A move that was halted goes on at its own pace.
  const own = moved?.left !== undefined && moved.how === 'fast' ? 'fast' : AS_IT_COMES.how;
  const [moving, setMoving] = useFilled(
    'moving',
    isFleeing(fighter) ? RUNNING : { ...AS_IT_COMES, how: asked ?? own },
  );
  const { how } = moving;
  const goesOn = moved?.how === how && moved.left !== undefined;
  return {
    moving,
    change: (part: Partial<Moving>) => setMoving((was) => ({ ...was, ...part })),
    rolls: !goesOn && (how === 'fast' || (how === 'normal' && fighter.slowed)),
  };
}
