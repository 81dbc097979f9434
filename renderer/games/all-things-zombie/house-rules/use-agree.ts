import type { Input } from '../../../../src/contract/contract.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';

type Agreement = 'campaign.houseRules' | 'campaign.lastYear' | 'campaign.division';

/** Changes an agreement at the campaign's present revision, and says what was done. */
export function useAgree<M extends Agreement>(method: M) {
  const { id: campaign, revision } = useCampaign();
  const doing = useDo(method);
  return {
    agree: (input: Omit<Input<M>, 'campaign' | 'revision'>, onDone?: () => void) =>
      doing.mutate({ campaign, revision, ...input } as Input<M>, {
        onSuccess: ({ title }) => {
          announce(title);
          onDone?.();
        },
      }),
  };
}
