/** How long a form can be queued on the device. */
export const waitsForMs = 7 * 24 * 60 * 60 * 1000;
