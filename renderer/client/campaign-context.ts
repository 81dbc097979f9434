/** The campaign the present screen is about; there is one on every screen below `/c/$campaign`. */
import { createContext, useContext } from 'react';
import type { CampaignView } from '../../src/contract/games/all-things-zombie/campaigns.ts';

export const CampaignContext = createContext<CampaignView | undefined>(undefined);

/** The campaign as it stands, loaded. */
export function useCampaign(): CampaignView {
  const campaign = useContext(CampaignContext);
  if (campaign === undefined) throw new Error('useCampaign stands outside a campaign’s screens');
  return campaign;
}
