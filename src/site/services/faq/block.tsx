import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import serviceStrings from '../words.json' with { type: 'json' };
import type { FaqData, FaqGroup } from './load.server.ts';
import type { FaqBlok } from './schema.ts';

/** Frequent questions by service; the first answer is open, which shows what a row does. */
export function Faq({ data }: BlokProps<FaqBlok, FaqData>) {
  const t = useStrings(serviceStrings);
  if (data.groups.length === 0) return null;
  const isNamed = data.groups.length > 1;
  return (
    <section className="section">
      <div className="page-width services-faq">
        <h2>{t('faq.title')}</h2>
        <div className="services-faq-groups">
          {data.groups.map((group, at) => (
            <Group key={group.name} group={group} isNamed={isNamed} isFirst={at === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

type GroupProps = { group: FaqGroup; isNamed: boolean; isFirst: boolean };

function Group({ group, isNamed, isFirst }: GroupProps) {
  return (
    <div>
      {isNamed && <h3 className="label">{group.name}</h3>}
      <div className="services-faq-list">
        {group.questions.map(({ q, a }, at) => (
          <details key={q} open={isFirst && at === 0}>
            <summary className="title-4">
              {q}
              <Icon name="plus" />
            </summary>
            <p>{a}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
