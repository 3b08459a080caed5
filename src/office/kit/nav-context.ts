import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { itemAt, type NavItem } from './nav-item.ts';

/** The pages that the person may open, as the frame knows them. */
export const NavContext = createContext<readonly NavItem[]>([]);

/** The pages that the person may open, the one that they are on, and its path. */
export function useNav() {
  const items = useContext(NavContext);
  const { pathname } = useLocation();
  return { items, current: itemAt(items, pathname), pathname };
}
