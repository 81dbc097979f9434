/** Find or do: every screen, campaign, figure and act, by a few letters of its name. */
import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { paletteStore } from '../../client/palette-store.ts';
import { useMarked } from '../../client/use-marked.ts';
import { paletteFilter } from './palette-filter.ts';
import { PALETTE_FIELD, takeTyped } from './palette-typing.ts';
import { usePalette } from './use-palette.tsx';
import './palette.css';

const within = (field: HTMLInputElement) => field.closest('[role="dialog"]');

export function Palette({ campaign }: { readonly campaign: string | undefined }) {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState(false);
  const actions = usePalette(campaign, query, opened);
  const found = paletteFilter(query, actions);
  const search = useMarked(query !== '' && found.length > 0, within, 'data-selected');

  /** Types what was pressed before the field had the focus. */
  const type = (field: HTMLInputElement) => {
    for (const key of takeTyped()) {
      if (key === 'Backspace') flushSync(() => setQuery((before) => before.slice(0, -1)));
      else if (key.length > 2)
        field.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));
      else flushSync(() => setQuery((before) => before + key));
    }
  };

  return (
    <Spotlight
      store={paletteStore}
      actions={actions}
      filter={() => found}
      query={query}
      onQueryChange={setQuery}
      // Opened again before it has faded, it would still hold what was sought last.
      onSpotlightOpen={() => {
        setQuery('');
        setOpened(true);
      }}
      onSpotlightClose={() => setOpened(false)}
      shortcut="mod + K"
      // Also from within a field: nothing else uses the key.
      tagsToIgnore={[]}
      triggerOnContentEditable
      nothingFound="No match."
      scrollable
      centered={false}
      yOffset="12vh"
      maxHeight="min(60vh, 480px)"
      radius="md"
      attributes={{ content: { 'aria-label': 'Find or do' } }}
      lockScroll={false}
      overlayProps={{ backgroundOpacity: 0.4 }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      searchProps={{
        ref: search,
        id: PALETTE_FIELD,
        onFocus: ({ currentTarget }) => type(currentTarget),
        leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
        placeholder: 'Find or do',
        'aria-label': 'Find or do',
      }}
    />
  );
}
