import { thirdPartiesStrings, useEmbeds } from '#src/site/third-parties/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ChoiceList } from './choice-list.tsx';

const extras = ['maps', 'chat', 'tags'] as const;

/** The third-party content of the site; if there is none, nobody is asked to agree to anything. */
export function PrivacyChoices() {
  const t = useStrings(thirdPartiesStrings);
  const embeds = useEmbeds();
  return (
    <section id="choices" className="page-width legal-choices">
      <h2 className="title-3">{t('manage')}</h2>
      {embeds.length === 0 ? <NoChoices /> : <ChoiceList embeds={embeds} />}
    </section>
  );
}

function NoChoices() {
  const t = useStrings(thirdPartiesStrings);
  return (
    <>
      <p>{t('none')}</p>
      <dl className="facts">
        {extras.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t('notLoaded')}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t('first')}</p>
    </>
  );
}
