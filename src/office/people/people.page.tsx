import { Link } from 'react-router';
import { listInvitations, listPeople, readFactorRule } from '#src/domain/auth/index.server.ts';
import { accountRole } from '#src/domain/auth/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/people.page';
import { FactorRule } from './factor-rule.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteForm } from './invite-form.tsx';
import { MadeLink } from './made-link.tsx';
import { actOnPeople } from './people-actions.server.ts';
import { PeopleTable } from './people-table.tsx';
import peopleStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { userId } = context.get(staffContext).actor;
  const people = await listPeople(ctx);
  return {
    people: people.map(({ disabledAt, ...person }) => ({
      ...person,
      isDisabled: disabledAt !== null,
      isSelf: person.id === userId,
    })),
    invitations: await listInvitations(ctx),
    isFactorRequired: await readFactorRule(ctx),
    done: doneKey(url.searchParams.get('done')),
  };
}

export async function action(args: Route.ActionArgs) {
  return actOnPeople(args, await readForm(args.request));
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(peopleStrings);
  const { people, invitations, isFactorRequired, done } = loaderData;
  const problem = actionData?.problem;
  const role = accountRole.safeParse(actionData?.typed.role).data ?? 'editor';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <span className="small muted">{t('team')}</span>
        <Link
          className="button button--outline button--small"
          to={`${adminHrefs.newStory()}?make=team-member`}
        >
          {t('team.add')}
        </Link>
      </PageHead>
      {problem && <Toast tone="problem" message={problem} />}
      {done && !actionData && <Toast tone="done" message={t(done)} />}
      {actionData?.link && <MadeLink {...actionData.link} />}
      <PeopleTable people={people} />
      <FactorRule isRequired={isFactorRequired} people={people} />
      {invitations.length > 0 && <InvitationsPanel invitations={invitations} />}
      <InviteForm
        key={actionData?.link?.url}
        email={actionData?.typed.email ?? ''}
        role={role}
        error={actionData?.emailError ?? null}
      />
    </>
  );
}

type DoneKey = Extract<keyof typeof peopleStrings, `done.${string}`>;

function doneKey(done: string | null): DoneKey | null {
  const key = `done.${done}`;
  return isDone(key) ? key : null;
}

function isDone(key: string): key is DoneKey {
  return Object.hasOwn(peopleStrings, key);
}
