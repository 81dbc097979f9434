/** Loads the campaign its screens are about. */
import { Outlet, useParams } from '@tanstack/react-router';
import { useAsk } from '../client/api.ts';
import { CampaignContext } from '../client/campaign-context.ts';
import { LogContext } from '../client/log-context.ts';
import { FailurePage } from '../page/failure-page.tsx';

export function CampaignLayout() {
  const { campaign: id } = useParams({ from: '/c/$campaign' });
  const campaign = useAsk('campaign.get', { campaign: id });
  // A failed refresh keeps the last good state on screen, unless the campaign is gone altogether.
  const gone = campaign.error?.code === 'not-found';
  if (campaign.data !== undefined && !gone) {
    return (
      <CampaignContext value={campaign.data}>
        <LogContext value={campaign.data}>
          <Outlet />
        </LogContext>
      </CampaignContext>
    );
  }
  if (campaign.error !== null) {
    return <FailurePage failure={campaign.error} of={id} onRetry={() => void campaign.refetch()} />;
  }
  return null;
}
