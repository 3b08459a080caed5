import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

/** `work` fits with work; `unknown` means not known yet. */
export type VerdictTone = 'fits' | 'work' | 'no' | 'unknown';

const iconOf = {
  fits: 'tick',
  work: 'wrench',
  no: 'close',
  unknown: 'dash',
} satisfies Record<VerdictTone, IconName>;

type VerdictProps = { tone: VerdictTone; look?: 'plain' | 'box' | 'large'; children?: ReactNode };

const classOf = { plain: '', box: ' verdict--box', large: ' verdict--large' } as const;

/** Shape, icon and word together: never color alone. Without a word, the row must name it. */
export function Verdict({ tone, look = 'plain', children }: VerdictProps) {
  return (
    <span className={`verdict${classOf[look]}`} data-v={tone}>
      <i>
        <Icon name={iconOf[tone]} />
      </i>
      {children}
    </span>
  );
}

/** For notes, which are not part of the verdict and have none of their own. */
export function NoteMark() {
  return (
    <span className="verdict" data-v="note">
      <i>
        <Icon name="message" />
      </i>
    </span>
  );
}
