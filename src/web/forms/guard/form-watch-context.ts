import { createContext } from 'react-router';
import type { FormWatch } from './form-watch.ts';

/** Seconds that the network of a form has to wait, having sent too many; null: it may act. */
export const waitContext = createContext<number | null>(null);

/** What is known of the forms that come in; null where nothing is counted, as in tests of one action. */
export const formWatchContext = createContext<FormWatch | null>(null);
