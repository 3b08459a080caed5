import { Link } from 'react-router';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useNav } from '#src/office/kit/nav-context.ts';
import {
  isSettingsItem,
  type SettingsItem,
  type SettingsSubject,
  settingsSubjects,
} from '#src/office/kit/nav-item.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/subjects.page';
import { readStates } from './read-states.server.ts';
import { SubjectLine } from './subject-line.tsx';
import subjectStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  return { states: await readStates(context.get(ctxContext), actor) };
}

/** Everything that is set once and changed rarely, by subject. */
export default function SubjectsPage({ loaderData: { states } }: Route.ComponentProps) {
  const t = useStrings(subjectStrings);
  const items = useNav().items.filter(isSettingsItem);
  // Its keys are the subjects.
  const subjects = Object.keys(settingsSubjects) as SettingsSubject[];
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="subjects">
        {subjects.map((subject) => {
          const own = items.filter((item) => isOf(subject, item));
          return (
            own.length > 0 && (
              <Panel key={subject} title={t(`subject.${subject}`)}>
                <ul className="subjects-list">
                  {own.map((item) => (
                    <SubjectLine key={item.name} item={item} state={states[item.name]} />
                  ))}
                </ul>
              </Panel>
            )
          );
        })}
      </div>
      <p>
        <Link to={adminHrefs.about()}>{t('about')}</Link>
      </p>
    </>
  );
}

function isOf(subject: SettingsSubject, { name }: SettingsItem): boolean {
  const names: readonly string[] = settingsSubjects[subject];
  return names.includes(name);
}
