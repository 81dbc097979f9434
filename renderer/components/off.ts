/**
 * A control that can't be pressed just now keeps the focus, which `disabled` would take from it: a press on it does
 * nothing, or says why.
 */
export const off = (is: boolean): { 'aria-disabled'?: true; 'data-disabled'?: true } =>
  is ? { 'aria-disabled': true, 'data-disabled': true } : {};
