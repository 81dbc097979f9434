/** Calls of the frame around every screen. In a file of its own: a window that opens needs no more of the contract. */
import { z } from 'zod';
import { Settings } from '../app.ts';
import { type Call, command, nothing, query, which } from '../call.ts';
import { CampaignView, ShelfEntry } from '../games/all-things-zombie/campaigns.ts';
import { SessionEntry } from '../sessions.ts';

export const frameCalls = {
  'settings.get': query(nothing, Settings),
  'settings.set': command(Settings.partial().strict(), Settings),
  'shelf.list': query(
    nothing,
    z.object({
      campaigns: z.array(ShelfEntry),
      deleted: z.array(ShelfEntry),
      /** Games in progress besides. */
      games: z.array(SessionEntry),
      deletedGames: z.array(SessionEntry),
    }),
  ),
  'campaign.get': query(z.strictObject(which), CampaignView),
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;
