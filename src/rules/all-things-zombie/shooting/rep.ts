import { singleFigure } from '../data/single-figures.ts';

/** Rep before modifiers; that of zombies where none is said. */
export function repOf({ rep }: { readonly rep?: number | undefined }): number {
  return rep ?? singleFigure('zombie-rep');
}
