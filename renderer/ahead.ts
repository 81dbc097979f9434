/**
 * Runs before everything else, while the page's big files are on their way (see tools/ahead.ts): asks for the screen at
 * this address, makes the calls that every screen begins with, and puts the colours on.
 */
import { askAhead } from './client/ask-ahead.ts';
import { remembered, wear } from './shell/color-scheme.ts';
import { addressOf, campaignAt, screenAt } from './shell/screens.ts';

const address = addressOf(location.hash);
const campaign = campaignAt(address);

askAhead('settings.get', {});
askAhead('shelf.list', {});
if (campaign !== undefined) askAhead('campaign.get', { campaign });
// The router asks for it again and shows what is wrong.
screenAt(address)?.().catch(() => undefined);
wear(remembered());
