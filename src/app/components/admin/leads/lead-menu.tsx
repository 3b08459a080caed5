import { Form, Link } from 'react-router';
import deskStrings from '#src/app/strings/admin-desk.json' with { type: 'json' };
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { callOutcomes, leadStages } from '#src/domain/leads/index.ts';
import { adminHrefs } from '../admin-hrefs.ts';
import { HiddenFields } from '../kit/hidden-fields.tsx';
import { RowMenu } from '../kit/row-menu.tsx';
import type { LeadRow } from './lead-row.ts';

/** What can be done about somebody without opening their page: two presses each. */
export function LeadMenu({ row, isMine }: { row: LeadRow; isMine: boolean }) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const { id, name, stage, contact, contactKind } = row;
  const page = adminHrefs.lead({ id });
  const others = leadStages.filter((one) => one !== stage && one !== 'lost');
  return (
    <RowMenu label={t('menu.label', { name })}>
      <Link to={`${page}?do=reply#answer`}>{t('menu.reply')}</Link>
      {contactKind === 'phone' && <a href={`tel:${contact}`}>{words('call')}</a>}
      <Link to={`${page}?do=note#answer`}>{t('menu.note')}</Link>
      <Link to={adminHrefs.bookLead({ id })}>{t('menu.book')}</Link>
      <Form method="post" preventScrollReset>
        <HiddenFields fields={{ id, version: String(row.version) }} />
        {!isMine && (
          <button type="submit" name="intent" value="assign-me">
            {t('menu.mine')}
          </button>
        )}
        {callOutcomes.map((outcome) => (
          <button key={outcome} type="submit" name="intent" value={`call-${outcome}`}>
            {t(`menu.${outcome}`)}
          </button>
        ))}
        {others.map((one) => (
          <button key={one} type="submit" name="intent" value={`stage-${one}`}>
            {t('menu.move', { stage: words(`stage.${one}`) })}
          </button>
        ))}
        <button type="submit" name="intent" value="stage-spam">
          {t('menu.spam')}
        </button>
      </Form>
      {stage !== 'lost' && <Link to={`${page}?do=lost#close`}>{t('menu.lost')}</Link>}
    </RowMenu>
  );
}
