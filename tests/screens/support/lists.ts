/** A list to choose from, by keys, as a browser has it where it stands folded. */
import type { Opened } from './window.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Chooses the option that begins with the letters typed, or by an arrow the next one; false where there is none, or where no list has the
 * focus.
 */
export async function chosenByKeys({ window, inPage }: Opened, keys: string): Promise<boolean> {
  const list = window.document.activeElement;
  if (!(list instanceof window.HTMLSelectElement) || keys.trim() === '') return false;
  const options = [...list.options].filter(({ disabled }) => !disabled);
  const step = STEPS[keys];
  const begins = ({ text }: HTMLOptionElement) => text.trim().toLowerCase().startsWith(keys.toLowerCase());
  const option =
    step === undefined ? options.find(begins) : options[options.findIndex(({ selected }) => selected) + step];
  if (option !== undefined) await inPage.user.selectOptions(list, option);
  return option !== undefined;
}
