import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { lookCookie, type StageLook, usualLook } from './stage-look.ts';

type Looking = { look: StageLook; change(part: Partial<StageLook>): void };

const StageLookContext = createContext<Looking>({ look: usualLook, change: () => undefined });

export function useStageLook(): Looking {
  return useContext(StageLookContext);
}

type StageLookScopeProps = { loaded: StageLook; children: ReactNode };

/** Side and garage door stay as they were set, through all steps and on this device. */
export function StageLookScope({ loaded, children }: StageLookScopeProps) {
  const [set, setSet] = useState<Partial<StageLook>>({});
  const look = useMemo(() => ({ ...loaded, ...set }), [loaded, set]);
  const change = useCallback(
    (part: Partial<StageLook>) => {
      // The pressed control responds first; the new drawing of the truck follows.
      startTransition(() => setSet((before) => ({ ...before, ...part })));
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = lookCookie({ ...look, ...part });
    },
    [look],
  );
  const looking = useMemo(() => ({ look, change }), [look, change]);
  return <StageLookContext value={looking}>{children}</StageLookContext>;
}
