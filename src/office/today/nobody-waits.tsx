import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Truck } from '#src/office/trucks/index.ts';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { todayHref } from './today-href.ts';
import todayStrings from './words.json' with { type: 'json' };

/** The list without anybody: what lands here, and a way to make the first one. */
export function NobodyWaits({ truck }: { truck: Truck | null }) {
  const t = useStrings(todayStrings);
  return (
    <Idle truck={truck} title={t('allAnswered')} text={t('allAnswered.text')}>
      <a className="button button--outline" href={hrefs.build()}>
        {t('tryBuild')}
      </a>
    </Idle>
  );
}

/** Others wait, but nobody whom this person has taken. */
export function NobodyOfMine({ others, truck }: { others: number; truck: Truck | null }) {
  const t = useStrings(todayStrings);
  return (
    <Idle truck={truck} title={t('mine.none')} text={t('mine.none.text')}>
      <Link className="button button--outline" to={todayHref({ isMine: false })}>
        {t('mine.others', { count: others })}
      </Link>
    </Idle>
  );
}

type IdleProps = { truck: Truck | null; title: string; text: string; children: ReactNode };

function Idle({ truck, title, text, children }: IdleProps) {
  return (
    <div className="today-idle">
      {truck && (
        <div className="today-idle-truck" aria-hidden="true">
          <SideDrawing
            drawing={truck.drawing}
            alt=""
            size={{ width: truck.width, height: truck.height }}
            priority
          />
          <div className="datum" />
        </div>
      )}
      <h3 className="title-4">{title}</h3>
      <p className="muted">{text}</p>
      <p>{children}</p>
    </div>
  );
}
