import { useId } from 'react';
import consentStrings from '#src/app/strings/consent.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/third-parties.css?url';
import { PartStyles } from '#src/app/ui/part-styles.tsx';
import { Ask } from './ask.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { useEmbeds } from './embeds-context.ts';

/** A part of the page itself: reviews kept elsewhere, a policy written elsewhere. */
export function EmbedBox({ name }: { name: 'reviews' | 'privacy' }) {
  const t = useStrings(consentStrings);
  const id = useId();
  if (!useEmbeds().includes(name)) return null;
  return (
    <section className="wrap embed-box" aria-labelledby={id}>
      <PartStyles href={styles} />
      <h2 className="d4" id={id}>
        {t(name)}
      </h2>
      <Ask name={name}>
        <EmbedFrame name={name} title={t(name)} className="embed" />
      </Ask>
    </section>
  );
}
