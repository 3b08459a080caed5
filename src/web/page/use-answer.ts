import { useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: here is what is imported instead
import { useActionData, useLocation } from 'react-router';

/**
 * The action's answer, until the page is left. The router's own `useActionData` drops it as soon as the page's data
 * is reloaded: on news in the office, or when a build is saved.
 */
export function useAnswer<Answer>(): ReturnType<typeof useActionData<Answer>> {
  const said = useActionData<Answer>();
  const { key } = useLocation();
  const [kept, keep] = useState({ key, said });
  if (kept.key !== key || (said !== undefined && said !== kept.said)) keep({ key, said });
  return said ?? (kept.key === key ? kept.said : undefined);
}
