import { Link } from 'react-router';
import { actOnPeople } from '#src/app/auth/people-actions.server.ts';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Toast } from '#src/app/components/admin/kit/toast.tsx';
import { FactorRule } from '#src/app/components/admin/people/factor-rule.tsx';
import { InvitationsPanel } from '#src/app/components/admin/people/invitations-panel.tsx';
import { InviteForm } from '#src/app/components/admin/people/invite-form.tsx';
import { MadeLink } from '#src/app/components/admin/people/made-link.tsx';
import { PeopleTable } from '#src/app/components/admin/people/people-table.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import peopleStrings from '#src/app/strings/admin-people.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { listInvitations, listPeople, readFactorRule } from '#src/domain/auth/index.server.ts';
import { accountRole } from '#src/domain/auth/index.ts';
import type { Route } from './+types/people';

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
        <Link className="btn btn--line btn--sm" to={`${adminHrefs.newStory()}?make=team-member`}>
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
