import './styles/layers.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-sans-3/wght-italic.css';
import '@fontsource/encode-sans-semi-condensed/500.css';
import '@fontsource/encode-sans-semi-condensed/600.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/mantine.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askKey, call } from './app/api.ts';
import { App } from './app/app.tsx';
import { remember, remembered, wear } from './app/color-scheme.ts';
import { followFocus } from './app/focus.ts';
import { queryClient } from './app/query-client.ts';

wear(remembered());
followFocus();

/** The theme is asked for before the first paint, so that a window never blinks from light to dark. */
async function themeToOpenIn() {
  try {
    const settings = await call('settings.get', {});
    queryClient.setQueryData(askKey('settings.get', {}), settings);
    remember(settings.theme);
    return settings.theme;
  } catch {
    // The shell shows what is wrong.
    return remembered();
  }
}

const theme = await themeToOpenIn();
wear(theme);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App theme={theme} />
  </StrictMode>,
);
