import { createContext } from 'react-router';
import type { FormWatch } from './form-watch.ts';

/** Seconds that the form's network must wait because it has sent too many; null: it may act. */
export const waitContext = createContext<number | null>(null);

/** Statistics about incoming forms; null if nothing is counted, as in tests of one action. */
export const formWatchContext = createContext<FormWatch | null>(null);
