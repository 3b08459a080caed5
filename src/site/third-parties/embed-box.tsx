import { useId } from 'react';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ConsentPrompt } from './consent-prompt.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { useEmbeds } from './embeds-context.ts';
import styles from './third-parties.css?url';
import consentStrings from './words.json' with { type: 'json' };

/** Third-party content in the page itself: external reviews, an external policy. */
export function EmbedBox({ name }: { name: 'reviews' | 'privacy' }) {
  const t = useStrings(consentStrings);
  const id = useId();
  if (!useEmbeds().includes(name)) return null;
  return (
    <section className="page-width third-parties-box" aria-labelledby={id}>
      <PartStyles href={styles} />
      <h2 className="title-4" id={id}>
        {t(name)}
      </h2>
      <ConsentPrompt name={name}>
        <EmbedFrame name={name} title={t(name)} className="third-parties-frame" />
      </ConsentPrompt>
    </section>
  );
}
