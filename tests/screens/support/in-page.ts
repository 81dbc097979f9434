/** Beside the screens, in their window: what finds elements as Playwright does, and acts as a person would. */
import { userEvent } from '@testing-library/user-event';
import { Ivya } from 'ivya';
import { getAriaDisabled } from 'ivya/utils';

const finder = Ivya.create({ browser: 'chromium' });

const inPage = {
  user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0 }),
  find: (selector: string): Element[] => finder.queryLocatorSelectorAll(selector),
  isDisabled: (element: Element): boolean => getAriaDisabled(element),
};

export type InPage = typeof inPage;

Object.assign(window, { inPage });
