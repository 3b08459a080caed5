import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Assessment, Reason } from '#src/domain/fitment/index.ts';
import type { CityGarage } from '#src/domain/settings/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { TellHere } from '../own-truck/tell-here.tsx';
import { GarageCheck } from '../stage/garage-check.tsx';
import { AsideHead } from '../steps/aside-head.tsx';
import { dailyRows } from './daily-rows.ts';
import { driveRows, loadRow } from './drive-rows.ts';
import { fenderRows } from './fender-row.ts';
import { figureRows } from './figure-rows.ts';
import { NumberItem } from './number-item.tsx';
import type { NumberGroup, NumberRow } from './number-row.ts';
import { NumberTable } from './number-table.tsx';
import { useNumberWords } from './number-words.ts';
import { ReasonList } from './reason-list.tsx';

export type NumberTab = 'why' | NumberGroup;

const tabs: readonly NumberTab[] = ['why', 'daily', 'height', 'wheel', 'gearing', 'load'];

type NumberPanelProps = {
  resolved: ResolvedBuild;
  assessment: Assessment;
  step: BuildStepName;
  first: NumberTab;
  /** Shown with the reasons: fixes, and the shop's own trucks. */
  beside: ReactNode;
  /** The truck that the owner can tell more about. */
  truck: Pick<ComponentProps<typeof TellHere>, 'record' | 'vehicle'> | null;
  garages: readonly CityGarage[] | undefined;
  /** The shop's rate for an hour of work, in cents. */
  hourCents: number;
};

/** Why it fits, and every figure of the build with its source. */
export function NumberPanel(props: NumberPanelProps) {
  const { resolved, assessment, step, first, beside, truck, hourCents, garages } = props;
  const words = useNumberWords();
  const { t } = words;
  const rows = [
    ...dailyRows(resolved.fit, words),
    ...fenderRows(resolved.own, { build: resolved.fit, words }),
    ...figureRows(resolved.fit, words),
    ...driveRows(resolved.fit, words),
    loadRow(resolved.fit, { loadIndex: resolved.tire?.loadIndex ?? null, words }),
  ];
  return (
    <div className="build-numbers">
      <AsideHead title={t('title')} lead={t('lead')} close={t('close')} step={step} />
      <NumberTabs first={first} />
      <section data-of="why" aria-label={t('group.why')}>
        {beside}
        <ReasonList
          assessment={assessment}
          hourCents={hourCents}
          tell={(reason) => (
            <>
              {isAtLock(reason) && (
                <Link className="link" to={hrefs.build({ step, view: 'lock' })} preventScrollReset>
                  {t('lock')}
                </Link>
              )}
              {truck && <TellHere reason={reason} {...truck} />}
            </>
          )}
        />
      </section>
      {tabs.filter(isGroup).map((group) => (
        <NumberSection key={group} group={group} rows={rows}>
          {group === 'height' && <GarageCheck resolved={resolved} garages={garages} isOpen />}
        </NumberSection>
      ))}
      <NumberTable rows={rows} resolved={resolved} />
    </div>
  );
}

/** About the room around the tire, which the view at full lock shows. */
function isAtLock({ code }: Reason): boolean {
  return /^(tire\.(trim|cut|over|between|other|wider)|offset\.)/.test(code);
}

function isGroup(tab: NumberTab): tab is NumberGroup {
  return tab !== 'why';
}

/** Radios: one group is visible at a time, also by arrow keys and without scripts. */
function NumberTabs({ first }: { first: NumberTab }) {
  const { t } = useNumberWords();
  return (
    <fieldset className="build-numbers-tabs">
      <legend className="visually-hidden">{t('groups')}</legend>
      {tabs.map((tab) => (
        <label key={tab}>
          <input
            type="radio"
            name="numbers"
            value={tab}
            data-tab={tab}
            defaultChecked={tab === first}
          />
          {t(`group.${tab}`)}
        </label>
      ))}
    </fieldset>
  );
}

type NumberSectionProps = {
  group: NumberGroup;
  rows: readonly NumberRow[];
  children: ReactNode;
};

function NumberSection({ group, rows, children }: NumberSectionProps) {
  const { t } = useNumberWords();
  return (
    <section data-of={group} aria-label={t(`group.${group}`)}>
      {children}
      {rows
        .filter((row) => row.group === group)
        .map((row) => (
          <NumberItem key={row.key} row={row} />
        ))}
    </section>
  );
}
