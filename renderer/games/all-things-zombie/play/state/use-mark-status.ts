import { useContext } from 'react';
import { declarationIn } from '../../../../../src/contract/games/all-things-zombie/asks-first.ts';
import type { Deed } from '../../acts/deed.ts';
import type { Condition } from '../../text/conditions.ts';
import { FormContext, fighterNamed, usePlay } from './play-context.ts';
import { useSend } from './use-send.ts';

/** Marks how a figure stands; what can't be taken back at the table is asked for once more. */
export function useMarkStatus(who: string): (condition: Condition, byZombie: boolean) => void {
  const { view, open, close } = usePlay();
  const form = useContext(FormContext);
  const send = useSend();
  return (condition, byZombie) => {
    const now = fighterNamed(view.get().encounter, who)?.condition;
    if (condition === now) {
      if (form !== undefined) close();
      return;
    }
    const deed = { do: 'mark', who, condition, byZombie } as const;
    const declaration = declarationIn<Extract<Deed, { readonly do: 'mark' }>>(deed);
    if (declaration === undefined) send(deed);
    else open({ form: 'declare', declaration });
  };
}
