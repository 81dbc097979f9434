/** A menu of which the button alone is drawn until somebody presses it: what places a menu beside its button costs much. */
import {
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLater } from './later.tsx';

/** Props that the menu gives its button, and more that belong to the element itself. */
export type MenuButtonProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded'
>;

export function laterMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  button: (props: Props, button: MenuButtonProps) => ReactElement,
): ComponentType<Props> {
  return function LaterMenu(props: Props) {
    const [called, setCalled] = useState(false);
    const Menu = useLater(load, called);
    if (called && Menu !== undefined) return <Menu {...props} />;
    return button(props, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => setCalled(true),
    });
  };
}

/** For a menu that takes the place of its pressed button: it has the focus, and opens. */
export function useOpensAtOnce() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Drawn closed first: what has the focus when it opens gets it back.
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return { opened, onChange: setOpened, button };
}
