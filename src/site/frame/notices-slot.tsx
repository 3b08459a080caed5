import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#src/web/browser/when-idle.ts';

/** Where the site's notices are shown; they are loaded once the page is idle. */
export function NoticesSlot() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    whenIdle(async () => {
      const { SiteNotices } = await import('./site-notices.tsx');
      if (!isGone) setNotices(() => SiteNotices);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return Notices && <Notices />;
}
