import { Notifications } from '@mantine/notifications';

/** Where the short messages stand. */
export function Notices() {
  return <Notifications position="bottom-right" containerWidth={420} limit={4} />;
}
