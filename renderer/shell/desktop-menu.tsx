/** Does what is chosen from the desktop window's menu. */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { MenuItem } from '../../src/contract/desktop.ts';
import { dialogIsOpen, hasOwnUndo } from '../client/keys.ts';
import { palette } from '../client/palette-store.ts';
import { useUndo } from '../client/use-undo.ts';

interface DesktopMenuProps {
  readonly campaign: string | undefined;
  /** Id of the campaign or game on screen. */
  readonly log: string | undefined;
}

export function DesktopMenu({ campaign, log }: DesktopMenuProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { undo, redo } = useUndo(log ?? '');

  /** A field being typed in has an undo of its own. */
  const inField = (act: 'undo' | 'redo', otherwise: () => Promise<void>) => {
    if (hasOwnUndo(document.activeElement)) document.execCommand(act);
    else if (!dialogIsOpen()) void otherwise();
  };

  const choose = (item: MenuItem) => {
    switch (item) {
      case 'new-campaign':
        return void navigate({ to: '/new' });
      case 'all-campaigns':
        return void navigate({ to: '/' });
      case 'undo':
        return inField('undo', undo);
      case 'redo':
        return inField('redo', redo);
      case 'find':
        return palette.open();
      case 'print':
      case 'save-pdf':
        // The print screen settles the form and the paper; on it, the screen itself answers.
        if (campaign === undefined || pathname === `/c/${campaign}/print`) return;
        return void navigate({ to: '/c/$campaign/print', params: { campaign } });
      case 'settings':
        return void navigate({ to: '/settings' });
      case 'about':
        return void navigate({ to: '/about' });
      default: {
        const unknown: never = item;
        throw new Error(`a menu item of no known name: ${String(unknown)}`);
      }
    }
  };

  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => window.holdout?.onMenu((item) => latest.current(item)), []);
  return null;
}
