import { useEffect, useState } from 'react';
import type { BrandColors } from '#src/domain/brand/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import brandStrings from './words.json' with { type: 'json' };

/** Somebody who drags through the colors of a picker asks for one letter, not for fifty. */
const restMs = 400;

/** A letter to a customer as it would arrive, in the colors that are typed at the moment. */
export function MailPreview({ accent, ink }: BrandColors) {
  const t = useStrings(brandStrings);
  const [shown, setShown] = useState({ accent, ink });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ accent, ink }), restMs);
    return () => clearTimeout(timer);
  }, [accent, ink]);
  return (
    <figure className="brand-mail">
      <figcaption>{t('preview.mail')}</figcaption>
      <iframe
        src={`/admin/sample-letter?${new URLSearchParams(shown)}`}
        title={t('preview.mail')}
        sandbox=""
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </figure>
  );
}
