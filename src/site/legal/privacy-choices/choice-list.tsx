import { useState } from 'react';
import type { EmbedName } from '#src/lib/embeds.ts';
import {
  setConsent,
  thirdPartiesStrings,
  thirdPartiesUrl,
  useConsent,
} from '#src/site/third-parties/index.ts';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';

/** A switch for each provider, to give or withdraw consent. */
export function ChoiceList({ embeds }: { embeds: readonly EmbedName[] }) {
  const t = useStrings(thirdPartiesStrings);
  const consent = useConsent();
  const [isSaved, setSaved] = useState(false);
  function change(name: EmbedName, isAllowed: boolean) {
    setConsent(name, isAllowed);
    setSaved(true);
  }
  return (
    <>
      <PartStyles href={thirdPartiesUrl} />
      <p>{t('choices.text')}</p>
      {consent?.isRefused && <p>{t('asked')}</p>}
      <ul className="legal-choice-list">
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
