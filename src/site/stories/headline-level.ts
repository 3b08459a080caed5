import { createContext } from 'react';

/** 1 where a headline is all the title that a page has (the 404 page). */
export const HeadlineLevel = createContext<1 | 2>(2);
