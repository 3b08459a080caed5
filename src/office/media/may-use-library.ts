import { createContext, useContext } from 'react';

/** Whether the person may pick from the library and send files to it. */
export const MayUseLibraryContext = createContext(false);

export function useMayUseLibrary(): boolean {
  return useContext(MayUseLibraryContext);
}
