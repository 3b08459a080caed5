import { Link } from 'react-router';
import { useShopTimeZone } from '#src/app/shop-time-zone.ts';
import deskStrings from '#src/app/strings/admin-desk.json' with { type: 'json' };
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import outboxStrings from '#src/app/strings/admin-outbox.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { TimelineItem } from '#src/domain/leads/index.server.ts';
import { Panel } from '../kit/panel.tsx';
import { ShopTime } from '../kit/shop-time.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { letterKey, toneOf } from '../outbox/outbox-words.ts';
import { timelineWords } from './timeline-words.ts';

/** What happened, the last on top: what was sent, what the shop did, and what became of mail. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const t = useStrings(deskStrings);
  return (
    <Panel title={t('history')}>
      <ol className="tline">
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
  const reason = reasonOf(detail);
  return (
    <div>
      <b>{timelineWords(item, { t, words, locale, timeZone, subject })}</b>
      {reason && <span>: {t(`reason.${reason}`)}</span>}
      {text !== '' && <p className="lead-note tline-said">{text}</p>}
      <small>
        {actor}
        {mail && (
          <>
            {actor && ' '}
            <Link to={`/admin/outbox/${mail.id}`}>
              <StatusBadge tone={toneOf[mail.state]}>{outbox(`state.${mail.state}`)}</StatusBadge>
              <span className="vh">: {subject}</span>
            </Link>
          </>
        )}
      </small>
    </div>
  );
}

const reasons = ['price', 'time', 'elsewhere', 'silent', 'cannot', 'other'] as const;

function reasonOf({ reason }: TimelineItem['detail']) {
  return reasons.find((one) => one === reason);
}
