/** The hook by which the forms of a figure’s sheet send their commands. */
import type { Input } from '../../../../src/contract/contract.ts';
import { announce } from '../../../client/announce.ts';
import { type CallFailure, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useEditing } from './use-editing.ts';

type FigureCommand =
  | 'figure.edit'
  | 'figure.rename'
  | 'figure.setStatus'
  | 'figure.giveWeapon'
  | 'figure.giveClips'
  | 'figure.write'
  | 'figure.setPortrait';

/** True for failures that the open form tells itself, beside its fields. */
const inTheForm = (failure: CallFailure) => failure.code === 'bad-input' || failure.code === 'refused';

/** Does something with a figure at the campaign's present revision; then closes the open form and says what was done. */
export function useFigureAct<M extends FigureCommand>(method: M) {
  const { id: campaign, revision } = useCampaign();
  const { setOpen } = useEditing();
  const doing = useDo(method, { handles: inTheForm });
  return {
    /** `onDone`: before the form closes; where it gives false, it stays open. */
    act: (input: Omit<Input<M>, 'campaign' | 'revision'>, onDone?: () => boolean) => {
      doing.mutate({ campaign, revision, ...input } as Input<M>, {
        onSuccess: ({ title }) => {
          announce(title);
          if (onDone?.() === false) return;
          setOpen(undefined);
        },
      });
    },
    failure: doing.error !== null && inTheForm(doing.error) ? doing.error : null,
  };
}
