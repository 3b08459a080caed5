import { createContext } from 'react';

/** 1 if a headline is the page's only title (the 404 page). */
export const HeadlineLevel = createContext<1 | 2>(2);
