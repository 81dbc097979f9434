/** The file is another: whatever stands on a screen may be otherwise now, and what was wrong with the old one is over. */
import { useQueryClient } from '@tanstack/react-query';
import { clearWarnings, notify } from '../../../client/notify.ts';

export function usePutBack(): (message: string) => void {
  const client = useQueryClient();
  return (message) => {
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
    clearWarnings();
    notify({ message });
  };
}
