/** The place of the short messages; the column that is pressed beside the table ends above them. */
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';

const WHERE = 'bottom-right';
/** Pixels; no wider than the column of Play beside which it would hide what is pressed. */
const WIDTH = 360;
/** Left free above and below them. */
const FREE = 16;

export function Notices() {
  useEffect(() => {
    const root = document.querySelector(`.mantine-Notifications-root[data-position="${WHERE}"]`);
    if (root === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const high = root.clientHeight === 0 ? 0 : root.clientHeight + 2 * FREE;
      style.setProperty('--notices', `${high}px`);
    });
    watch.observe(root);
    return () => {
      watch.disconnect();
      style.removeProperty('--notices');
    };
  }, []);
  // In a portal it wouldn’t be there yet when it is measured.
  return <Notifications withinPortal={false} position={WHERE} containerWidth={WIDTH} limit={4} />;
}
