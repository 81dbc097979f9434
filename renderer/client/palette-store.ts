import { createSpotlight } from '@mantine/spotlight';

/** The palette’s store, which says whether it is open even before the palette itself has loaded. */
export const [paletteStore, palette] = createSpotlight();
