import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#src/web/browser/when-idle.ts';

/** Where the site's notices are shown, once the page has nothing better to do than to load them. */
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
