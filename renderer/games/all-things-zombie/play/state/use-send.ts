import { useContext } from 'react';
import type { Deed } from '../../acts/deed.ts';
import type { HowOften } from '../../acts/use-encounter-act.ts';
import type { Naming } from './due-acts.ts';
import { FormContext, usePlay } from './play-context.ts';

/** With the dice of the settings, or with the app's or the player's own. */
type Way = 'perform' | 'byApp' | 'byHand';

/** Sends deeds; one from within a form belongs to that form, which goes once it is done. */
export function useSend(): (what: Deed | Naming, way?: Way, how?: HowOften) => void {
  const { acts, sentFrom, view } = usePlay();
  const form = useContext(FormContext);
  return (what, way = 'perform', how = {}) => {
    const { name, made } = 'made' in what ? what : { name: JSON.stringify(what), made: () => what };
    const sent = form === undefined ? name : `${name} ${form.opened}`;
    acts[way](
      () => {
        const deed = made(view.get().encounter);
        if (deed !== undefined && form !== undefined) sentFrom(form, deed);
        return deed;
      },
      { name: sent, ...how },
    );
  };
}
