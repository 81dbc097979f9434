/** How a call fails that would change something where nothing can be written, and all can be read. */
export const READ_ALONE = 'read-alone';
