import { useState } from 'react';
import consentStrings from '#src/app/strings/consent.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/third-parties.css?url';
import { choose, useConsent } from '#src/app/third-parties/use-consent.ts';
import { PartStyles } from '#src/app/ui/part-styles.tsx';
import type { EmbedName } from '#src/lib/embeds.ts';

/** A switch for each of them: where a yes is taken back, and a no. */
export function ChoiceList({ embeds }: { embeds: readonly EmbedName[] }) {
  const t = useStrings(consentStrings);
  const consent = useConsent();
  const [isSaved, setSaved] = useState(false);
  function change(name: EmbedName, isAllowed: boolean) {
    choose(name, isAllowed);
    setSaved(true);
  }
  return (
    <>
      <PartStyles href={styles} />
      <p>{t('choices.text')}</p>
      {consent?.isRefused && <p>{t('asked')}</p>}
      <ul className="choice-list">
        {embeds.map((name) => (
          <li key={name}>
            <label className="switch">
              <input
                type="checkbox"
                checked={consent?.choices[name] ?? false}
                disabled={consent === null || consent.isRefused}
                aria-describedby={`choice-${name}`}
                onChange={({ target }) => change(name, target.checked)}
              />
              {t(name)}
            </label>
            <p className="small muted" id={`choice-${name}`}>
              {t(`${name}Text`)}
            </p>
          </li>
        ))}
      </ul>
      <p role="status" className="small">
        {isSaved && t('saved')}
      </p>
      <noscript>
        <p className="small">{t('needsScript')}</p>
      </noscript>
    </>
  );
}
