/** The system's own dialog for a campaign's file, from anywhere: what is chosen is looked at on the shelf. */
import { lookAt } from './opening.ts';

export function chooseFile(onChosen: () => Promise<unknown>): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.holdout';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void onChosen().then(() => lookAt(file));
  });
  input.click();
}
