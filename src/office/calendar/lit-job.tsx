import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type LitJob = { lit: string | null; light(entryId: string | null): void };

const LitJobContext = createContext<LitJob>({ lit: null, light: () => undefined });

/** Makes the parts of the job that somebody points at or focuses stand out together. */
export function LitJobs({ children }: { children: ReactNode }) {
  const [lit, light] = useState<string | null>(null);
  const value = useMemo(() => ({ lit, light }), [lit]);
  return <LitJobContext value={value}>{children}</LitJobContext>;
}

/** Whether a job's parts stand out now, and the handlers by which one of them makes them so. */
export function useLitJob(entryId: string) {
  const { lit, light } = useContext(LitJobContext);
  const begin = () => light(entryId);
  const end = () => light(null);
  return {
    isLit: lit === entryId,
    handlers: { onMouseEnter: begin, onMouseLeave: end, onFocus: begin, onBlur: end },
  };
}
