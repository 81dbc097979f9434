import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is open, known before the palette itself has come. */
export const [paletteStore, palette] = createSpotlight();
