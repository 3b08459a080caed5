import { useState } from 'react';
import { RequestError } from '#src/web/forms/send-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { BuildDraft } from '../flow-data.ts';
import { browserApi } from '../saving/api-client.ts';
import { openShareSheet } from './share-link.tsx';

/** Null before one is requested, and once it is made. */
export type ShareStatus = 'making' | 'nothing' | 'failed' | null;
export type MadeShare = { id: string; url: string; madeOn: string };

/** Creates a link to the current build. A failure is shown and has no other effect. */
export function useShare({ completedOptions }: BuildDraft, title: string) {
  const local = useLocalHref();
  const [status, setStatus] = useState<ShareStatus>(null);
  const [made, setMade] = useState<MadeShare | null>(null);

  async function share(): Promise<void> {
    setStatus('making');
    try {
      const url = await browserApi().shareBuild(local(hrefs.buildShare()), completedOptions);
      // The local date: in the evening in Phoenix, UTC already has tomorrow's.
      const madeOn = new Date().toLocaleDateString('en-CA');
      setMade({ id: url.split('/').at(-1) ?? '', url, madeOn });
      setStatus(null);
      sendOnPhones({ url, title });
    } catch (error) {
      setStatus(error instanceof RequestError && error.status === 422 ? 'nothing' : 'failed');
    }
  }
  function forget(): void {
    setMade(null);
    setStatus(null);
  }
  return { status, made, share, forget };
}

/** On a phone, "share" opens its share sheet directly. */
function sendOnPhones(link: { url: string; title: string }): void {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) openShareSheet(link);
}
