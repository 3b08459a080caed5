import { leadCode, useBuildWords } from '#src/site/build/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { BookBay } from './book-bay.tsx';
import type { ScheduleData } from './load.server.ts';
import type { ScheduleButtonsBlok } from './schema.ts';

/** Books the bay for the build that was sent, or calls. */
export function ScheduleButtons({ data }: BlokProps<ScheduleButtonsBlok, ScheduleData>) {
  const { t } = useBuildWords();
  const build = data.leadNumber === null ? undefined : leadCode(data.leadNumber);
  return (
    <section className="section">
      <div className="page-width schedule-buttons">
        <h2>{t('complete.scheduleTitle')}</h2>
        <p className="muted">{t('complete.scheduleLead')}</p>
        <div className="cluster schedule-buttons-go">
          <BookBay build={build} hours={data.hours} />
          <a className="button button--outline button--large" href={`tel:${data.phone}`}>
            <Icon name="phone" /> {t('complete.call')}
          </a>
        </div>
      </div>
    </section>
  );
}
