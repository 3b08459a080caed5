import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BuildOption } from '#src/domain/builds/index.ts';
import { afterPaint } from '#src/web/browser/after-paint.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { type ChoiceWishes, wishesQuery } from './choice-wishes.ts';
import type { ChoiceList } from './list-choices.ts';
import { type Narrowed, narrowChoices } from './narrow-choices.ts';

export type WishedList = {
  wishes: ChoiceWishes;
  /** Those that `narrowed` was made for: rows follow the filters when there is time. */
  settled: ChoiceWishes;
  narrowed: Narrowed;
  wish(wishes: ChoiceWishes): void;
};

type Asked = { option: BuildOption; wishes: ChoiceWishes; from: ChoiceList };

/**
 * The list as somebody has just narrowed it: at once from the entries that the page has, while the
 * server is asked for the records of what is new in it.
 */
export function useChoiceList(option: BuildOption, list: ChoiceList): WishedList {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  // The answer brings a list of its own, and with it what was asked.
  const wishes = asked?.from === list ? asked.wishes : list.wishes;
  const settled = useDeferredValue(wishes);
  const narrowed = useMemo(() => {
    if (settled === list.wishes || !list.entries) return list.narrowed;
    return narrowChoices(list.entries, settled);
  }, [settled, list]);
  const wish = useCallback(
    (next: ChoiceWishes) => setAsked({ option, wishes: next, from: list }),
    [option, list],
  );
  // What was pressed is painted first: asking the server takes longer than that on a slow phone.
  useEffect(() => {
    if (asked === null) return;
    const address = hrefs.build({ step: asked.option, ...wishesQuery(asked.wishes) });
    return afterPaint(() => void navigate(address, { replace: true, preventScrollReset: true }));
  }, [asked, navigate]);
  return { wishes, settled, narrowed, wish };
}
