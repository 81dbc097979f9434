/** Whether something is dragged on the board: nothing is scrolled under the pointer then. */
let isHeld = false;

export const isDragging = (): boolean => isHeld;

export const setDragging = (to: boolean): void => {
  isHeld = to;
};
