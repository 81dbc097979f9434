/** The button that leaves the answer to the app; see `APP_KEY`. */
import { Button } from '@mantine/core';

interface AppKeyProps {
  readonly text: string;
  readonly onPress: () => void;
}

export function AppKey({ text, onPress }: AppKeyProps) {
  return (
    <Button variant="subtle" onClick={onPress} rightSection={<kbd>R</kbd>} aria-keyshortcuts="R">
      {text}
    </Button>
  );
}
