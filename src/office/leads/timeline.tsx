import { Link } from 'react-router';
import type { TimelineItem } from '#src/domain/leads/index.server.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { letterKey, outboxStrings, toneOf } from '#src/office/outbox/index.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { timelineWords } from './timeline-words.ts';
import leadStrings from './words.json' with { type: 'json' };

/** The history, latest first: what was sent, what the shop did, and what happened to mails. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const t = useStrings(deskStrings);
  return (
    <Panel title={t('history')}>
      <ol className="leads-timeline">
        {items.map((item) => (
          <li key={item.key}>
            <ShopTime at={item.at} />
            <TimelineLine item={item} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function TimelineLine({ item }: { item: TimelineItem }) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const outbox = useStrings(outboxStrings);
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  const { actor, text, detail, mail } = item;
  const letter = mail && letterKey(mail.letter);
  const subject = mail?.subject ?? (letter ? outbox(letter) : (mail?.letter ?? ''));
  const reason = timelineReason(detail);
  return (
    <div>
      <b>{timelineWords(item, { t, words, locale, timeZone, subject })}</b>
      {reason && <span>: {t(`reason.${reason}`)}</span>}
      {text !== '' && <p className="record-note leads-timeline-said">{text}</p>}
      <small>
        {actor}
        {mail && (
          <>
            {actor && ' '}
            <Link to={`/admin/outbox/${mail.id}`}>
              <StatusBadge tone={toneOf[mail.state]}>{outbox(`state.${mail.state}`)}</StatusBadge>
              <span className="visually-hidden">: {subject}</span>
            </Link>
          </>
        )}
      </small>
    </div>
  );
}

const reasons = ['price', 'time', 'elsewhere', 'silent', 'cannot', 'other'] as const;

function timelineReason({ reason }: TimelineItem['detail']) {
  return reasons.find((one) => one === reason);
}
