import { useState } from 'react';
import { RequestError } from '#src/web/forms/send-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { BuildDraft } from '../flow-data.ts';
import { browserApi } from '../saving/api-client.ts';
import { openShareSheet } from './share-link.tsx';

/** Null before one is asked for, and when it is made. */
export type ShareStatus = 'making' | 'nothing' | 'failed' | null;
export type MadeShare = { id: string; url: string; madeOn: string };

/** A link to the build as it stands. A failure is told, and costs nothing else. */
export function useShare({ completedOptions }: BuildDraft, title: string) {
  const local = useLocalHref();
  const [status, setStatus] = useState<ShareStatus>(null);
  const [made, setMade] = useState<MadeShare | null>(null);

  async function share(): Promise<void> {
    setStatus('making');
    try {
      const url = await browserApi().shareBuild(local(hrefs.buildShare()), completedOptions);
      // The day here: in Phoenix an evening is tomorrow already by the clock of the world.
      const madeOn = new Date().toLocaleDateString('en-CA');
      setMade({ id: url.split('/').at(-1) ?? '', url, madeOn });
      setStatus(null);
      sendOnPhones({ url, title });
    } catch (error) {
      setStatus(error instanceof RequestError && error.status === 422 ? 'nothing' : 'failed');
    }
  }
  return { status, made, share };
}

/** On a phone its own sheet opens at once: that is what "share" means there. */
function sendOnPhones(link: { url: string; title: string }): void {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) openShareSheet(link);
}
