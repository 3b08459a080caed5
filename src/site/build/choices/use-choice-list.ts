import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BuildOption } from '#src/domain/builds/index.ts';
import { afterPaint } from '#src/web/browser/after-paint.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { type ChoiceFilterValues, filtersQuery } from './choice-filter-values.ts';
import type { ChoiceList } from './list-choices.ts';
import { type NarrowedChoices, narrowChoices } from './narrow-choices.ts';

export type FilteredList = {
  wishes: ChoiceFilterValues;
  /** The filters that `narrowed` was computed for; rows follow the filters when there is time. */
  settled: ChoiceFilterValues;
  narrowed: NarrowedChoices;
  wish(wishes: ChoiceFilterValues): void;
};

type ListInput = { option: BuildOption; wishes: ChoiceFilterValues; from: ChoiceList };

/**
 * The list as somebody has just filtered it: at once from the entries that the page has, while the records of newly
 * shown parts are loaded from the server.
 */
export function useChoiceList(option: BuildOption, list: ChoiceList): FilteredList {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ListInput | null>(null);
  // The response contains its own list and filters.
  const wishes = asked?.from === list ? asked.wishes : list.wishes;
  const settled = useDeferredValue(wishes);
  const narrowed = useMemo(() => {
    if (settled === list.wishes || !list.entries) return list.narrowed;
    return narrowChoices(list.entries, settled);
  }, [settled, list]);
  const wish = useCallback(
    (next: ChoiceFilterValues) => setAsked({ option, wishes: next, from: list }),
    [option, list],
  );
  // The pressed control is painted first, because a request takes longer than that on a slow phone.
  useEffect(() => {
    if (asked === null) return;
    const address = hrefs.build({ step: asked.option, ...filtersQuery(asked.wishes) });
    return afterPaint(() => void navigate(address, { replace: true, preventScrollReset: true }));
  }, [asked, navigate]);
  return { wishes, settled, narrowed, wish };
}
