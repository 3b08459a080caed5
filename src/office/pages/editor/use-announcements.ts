import { useCallback, useState } from 'react';

/** The last thing that was said; `key` differs each time, so that the same words are heard again. */
export function useAnnouncements() {
  const [said, setSaid] = useState({ key: 0, message: '' });
  const say = useCallback(
    (message: string) => setSaid(({ key }) => ({ key: key + 1, message })),
    [],
  );
  return { said, say };
}
