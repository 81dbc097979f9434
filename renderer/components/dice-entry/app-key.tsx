import { Button } from '@mantine/core';

/** No rank, suit or face is called R: pressed in any field of the entry, it lets the app roll or draw. */
export const APP_KEY = 'r';

interface AppKeyProps {
  readonly text: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}

export function AppKey({ text, busy, onPress }: AppKeyProps) {
  return (
    <Button
      variant="subtle"
      disabled={busy}
      onClick={onPress}
      rightSection={<kbd>R</kbd>}
      aria-keyshortcuts="R"
    >
      {text}
    </Button>
  );
}
