/** How the history names somebody whose data was handed over or erased. */
export const unnamed = '(erased)';
