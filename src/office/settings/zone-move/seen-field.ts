/** The proof of the list of what moves with the time zone, sent back by the button below it. */
export const seenField = 'seen-zone-move';
