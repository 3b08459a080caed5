import { useCallback, useState } from 'react';

/** The last announcement; `key` differs each time, so that the same text is announced again. */
export function useAnnouncements() {
  const [said, setSaid] = useState({ key: 0, message: '' });
  const say = useCallback(
    (message: string) => setSaid(({ key }) => ({ key: key + 1, message })),
    [],
  );
  return { said, say };
}
