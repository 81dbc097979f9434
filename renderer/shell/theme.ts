/** Mantine dressed in the field ledger's tokens (styles/tokens.css, styles/mantine.css). */
import { createTheme, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#fafbf6',
  '#eef0e6',
  '#e6e9dd',
  '#d5dacc',
  '#b3bbab',
  '#7c867c',
  '#59635c',
  '#424b45',
  '#2c352f',
  '#1a211d',
];

/** Buttons come in ink, outline or bare; there are no coloured ones. */
const inkOnly: VariantColorsResolver = ({ variant }) => {
  const hoverColor = 'var(--ink)';
  if (variant === 'filled') {
    return {
      background: 'var(--ink)',
      hover: 'var(--ink-2)',
      color: 'var(--on-ink)',
      hoverColor: 'var(--on-ink)',
      border: '1px solid transparent',
    };
  }
  if (variant === 'subtle' || variant === 'transparent') {
    return {
      background: 'transparent',
      hover: 'var(--well)',
      color: 'var(--ink-2)',
      hoverColor,
      border: '1px solid transparent',
    };
  }
  return {
    background: variant === 'light' ? 'var(--well)' : 'var(--sheet)',
    hover: 'var(--well)',
    color: 'var(--ink)',
    hoverColor,
    border: variant === 'light' ? '1px solid transparent' : '1px solid var(--edge)',
  };
};

/** 14 px text in controls 34 high. */
const body = { defaultProps: { size: 'md' } };
/** Transition of anything that opens over the page, in milliseconds. */
const opens = { duration: 120, transition: 'fade' } as const;

/**
 * The list itself scrolls (styles/mantine.css): a scroll area inside could be reached by no key. It is there at once, and
 * begins with nothing marked: else it would look for what is chosen a moment after it has opened, and forget an arrow, or
 * an Enter, that was quicker.
 */
const list = {
  defaultProps: {
    size: 'md',
    withScrollArea: false,
    selectFirstOptionOnDropdownOpen: true,
    comboboxProps: {
      transitionProps: { ...opens, duration: 0, exitDuration: opens.duration },
      shadow: 'md',
    },
  },
} as const;

export const theme = createTheme({
  colors: { ink },
  primaryColor: 'ink',
  primaryShade: 9,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: inkOnly,
  components: {
    Button: { defaultProps: { size: 'md', variant: 'default' } },
    ActionIcon: { defaultProps: { size: 'md', variant: 'subtle' } },
    TextInput: body,
    Textarea: body,
    NumberInput: body,
    NativeSelect: body,
    Autocomplete: body,
    Select: list,
    MultiSelect: list,
    Checkbox: { defaultProps: { size: 'xs', color: 'ink' } },
    Radio: { defaultProps: { size: 'xs', color: 'ink' } },
    Switch: { defaultProps: { size: 'sm', color: 'ink' } },
    SegmentedControl: { defaultProps: { size: 'sm', transitionDuration: 0, withItemsBorders: false } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: opens,
        position: 'bottom-start',
        // The placeholder has no role that a menu may hold; without it the first item takes the focus.
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: opens } },
    Tooltip: { defaultProps: { transitionProps: opens, openDelay: 400 } },
    // The page itself never scrolls, so nothing has to be locked; the lock would need a style tag of its own.
    Modal: {
      defaultProps: {
        lockScroll: false,
        centered: true,
        shadow: 'md',
        radius: 'md',
        transitionProps: opens,
        overlayProps: { backgroundOpacity: 0.4 },
        closeButtonProps: { 'aria-label': 'Close', size: 'md' },
      },
    },
    Drawer: {
      defaultProps: {
        lockScroll: false,
        position: 'right',
        shadow: 'md',
        transitionProps: opens,
        overlayProps: { backgroundOpacity: 0.4 },
        closeButtonProps: { 'aria-label': 'Close', size: 'md' },
      },
    },
  },
});
