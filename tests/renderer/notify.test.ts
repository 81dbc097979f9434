/** Short messages at the foot of the window: how long they stay. */
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, expect, it } from 'vitest';
import { clearFailures, notify } from '../../renderer/client/notify.ts';

const standing = () => notificationsStore.getState().notifications;
const staysFor = () => standing().map(({ autoClose }) => autoClose);

afterEach(() => notifications.clean());

it('go by themselves, but not while the keyboard is at them', () => {
  notify({ message: 'Saved.' });
  const [news] = standing();
  const stays = staysFor();
  expect(stays).toEqual([expect.any(Number)]);
  news?.onFocusCapture?.({} as never);
  expect(staysFor()).toEqual([false]);
  news?.onBlurCapture?.({} as never);
  expect(staysFor()).toEqual(stays);
});

it('of what was refused go once something else is done, and news stay', () => {
  notify({ message: 'The file is in use.', kind: 'failure' });
  notify({ message: 'Saved.' });
  clearFailures();
  expect(standing().map(({ message }) => message)).toEqual(['Saved.']);
});
