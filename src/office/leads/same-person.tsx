import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { StageBadge } from './inquiry-table.tsx';
import type { LeadRow } from './lead-row.ts';
import { aboutWords, kindWords } from './lead-words.ts';
import leadStrings from './words.json' with { type: 'json' };

type SamePersonProps = {
  row: LeadRow;
  duplicates: readonly { isSure: boolean; row: LeadRow }[];
  merged: readonly LeadRow[];
  mayAnswer: boolean;
};

/** Other inquiries of the same person: suggestions to merge, and merged ones. */
export function SamePerson({ row, duplicates, merged, mayAnswer }: SamePersonProps) {
  const t = useStrings(deskStrings);
  const version = String(row.version);
  return (
    <>
      {duplicates.length > 0 && (
        <Panel title={t('dup')} help={t('dup.help')}>
          <ul className="leads-same">
            {duplicates.map(({ isSure, row: other }) => (
              <li key={other.id}>
                <OtherLead row={other} why={t(isSure ? 'dup.sure' : 'dup.name')} />
                {mayAnswer && (
                  <AskDialog
                    button={t('dup.merge')}
                    title={t('dup.title', { name: other.name })}
                    text={t('dup.text', { what: other.name })}
                    confirm={t('dup.merge')}
                    fields={{ intent: 'merge', other: other.id, version }}
                  />
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {merged.length > 0 && (
        <Panel title={t('merged')}>
          <ul className="leads-same">
            {merged.map((other) => (
              <li key={other.id}>
                <OtherLead row={other} why="" />
                {mayAnswer && (
                  <IntentButton
                    fields={{ intent: 'split', other: other.id }}
                    className="button button--outline button--small"
                  >
                    {t('merged.split')}
                  </IntentButton>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function OtherLead({ row, why }: { row: LeadRow; why: string }) {
  const words = useStrings(leadStrings);
  const about = aboutWords(row, words);
  return (
    <div>
      <Link className="link" to={adminHrefs.lead({ id: row.id })}>
        {row.name}
      </Link>{' '}
      <StageBadge stage={row.stage} />
      <small>
        {kindWords(row, words)}
        {about && `, ${about}`}, <ShopTime at={row.createdAt} />
        {why && `. ${why}.`}
      </small>
    </div>
  );
}

/** On the page of a merged inquiry: a link to the one it was merged into. */
export function MergedNote({
  into,
  id,
  mayAnswer,
}: {
  into: string;
  id: string;
  mayAnswer: boolean;
}) {
  const t = useStrings(deskStrings);
  return (
    <div className="note leads-merged">
      <p>{t('merged.into')}</p>
      <div className="cluster">
        <Link className="button button--small" to={adminHrefs.lead({ id: into })}>
          {t('merged.open')}
        </Link>
        {mayAnswer && (
          <IntentButton
            fields={{ intent: 'split', other: id }}
            className="button button--outline button--small"
          >
            {t('merged.split')}
          </IntentButton>
        )}
      </div>
    </div>
  );
}
