import { createContext } from 'react';

/** Title and lead of the first step, from the page's story; null on later steps. */
export const BuildIntro = createContext<{ title: string; description: string } | null>(null);
