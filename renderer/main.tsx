/** The start of the page: what was asked ahead, the theme and the first screen come first, all else once the window is idle. */
import './styles/layers.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-sans-3/wght-italic.css';
import '@fontsource/encode-sans-semi-condensed/500.css';
import '@fontsource/encode-sans-semi-condensed/600.css';
import './styles/mantine-sheets.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/mantine.css';
import 'virtual:mantine-variables.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Settings } from '../src/contract/app.ts';
import type { Input, Method, Output } from '../src/contract/contract.ts';
import { askKey, call } from './client/api.ts';
import { followFocus } from './client/focus.ts';
import { whenIdle } from './client/when-idle.ts';
import { App } from './shell/app.tsx';
import { checkFile } from './shell/check-file.ts';
import { remember, remembered, wear } from './shell/color-scheme.ts';
import { followOthers } from './shell/follow.ts';
import { fontsLoaded } from './shell/fonts.ts';
import { followLeaving } from './shell/leaving.ts';
import { followPalette } from './shell/palette/palette-typing.ts';
import { preloadScreens } from './shell/preload.ts';
import { queryClient } from './shell/query-client.ts';
import { router } from './shell/router.tsx';
import { addressOf, campaignAt } from './shell/screens.ts';

type Theme = Settings['theme'];

followFocus();
followPalette();
followLeaving();

/** Milliseconds for which what has come ahead counts as new: the screen it has come for doesn't ask for it again. */
const NEW_MS = 1_000;

/** Keeps the answer for whoever asks for it on the first screen; a failure is shown by who does. */
async function keep<M extends Method>(method: M, input: Input<M>): Promise<Output<M> | undefined> {
  try {
    const answer = await call(method, input);
    queryClient.setQueryData(askKey(method, input), answer, { updatedAt: Date.now() + NEW_MS });
    return answer;
  } catch {
    return undefined;
  }
}

/** Keeps the answers, among those that `ahead.ts` has asked for, without which a screen can’t be drawn; gives the theme. */
async function answersAhead(): Promise<Theme> {
  const campaign = campaignAt(addressOf(location.hash));
  const [settings] = await Promise.all([
    keep('settings.get', {}),
    campaign === undefined ? undefined : keep('campaign.get', { campaign }),
  ]);
  return settings?.theme ?? remembered();
}

/** The screens' files import this one: nothing may wait for them while it runs. */
async function start() {
  // Until the screens are drawn, nobody else hears where the window goes meanwhile; from then on they do, and two would be in each other's way.
  const { history } = router;
  const unheard = history.subscribe(() => {
    if (history.subscribers.size > 1) unheard();
    else void router.load();
  });
  // Drawn once, with the screen in it and in its own faces, and never light before it is dark.
  const [theme] = await Promise.all([answersAhead(), router.load(), fontsLoaded()]);
  wear(theme);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App theme={theme} />
    </StrictMode>,
  );
  whenIdle(unheard);
  remember(theme);
  preloadScreens();
  whenIdle(() => void checkFile());
  followOthers(queryClient);
}

void start();
