/** The name of the campaign or game at the head of the sidebar; opens to the other campaigns and games. */

import { laterMenu } from '../page/later-menu.tsx';
import { CampaignButton } from './campaign-button.tsx';

export const CampaignMenu = laterMenu(
  async () => (await import('./campaign-menu-list.tsx')).CampaignMenuList,
  ({ name }, button) => <CampaignButton {...button} name={name} />,
);
