/** A form that its sender wants sent later waits this long on the device, and not longer. */
export const waitsForMs = 7 * 24 * 60 * 60 * 1000;
