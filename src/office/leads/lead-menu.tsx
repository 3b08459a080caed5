import { Form, Link } from 'react-router';
import { callOutcomes, leadStages } from '#src/domain/leads/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { RowMenu } from '#src/office/kit/row-menu.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { type LeadQuery, leadHref } from './lead-query.ts';
import type { LeadRow } from './lead-row.ts';
import leadStrings from './words.json' with { type: 'json' };

type LeadMenuProps = { row: LeadRow; query: LeadQuery; isMine: boolean };

/** Actions without opening the lead's page: two presses each. */
export function LeadMenu({ row, query, isMine }: LeadMenuProps) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const { id, name, stage, contact, contactKind } = row;
  const page = leadHref(id, query);
  const others = leadStages.filter((one) => one !== stage && one !== 'lost');
  return (
    <RowMenu label={t('menu.label', { name })}>
      <Link to={`${page}&do=reply#answer`}>{t('menu.reply')}</Link>
      {contactKind === 'phone' && <a href={`tel:${contact}`}>{words('call')}</a>}
      <Link to={`${page}&do=note#answer`}>{t('menu.note')}</Link>
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
      {stage !== 'lost' && <Link to={`${page}&do=lost#close`}>{t('menu.lost')}</Link>}
    </RowMenu>
  );
}
