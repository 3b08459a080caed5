/** Messages of the site itself, independent of the page. */
export type News = {
  isOnline: boolean;
  /** Back after having been offline, as long as that is news. */
  isBack: boolean;
  /** Something newer than what is shown: takes the visitor there. Null if they postponed it. */
  showNewer: (() => void) | null;
  /** When the copy was made that is shown instead of the page, in epoch ms. */
  copyOfMs: number | null;
  /** Forms that are queued here, and their results. */
  forms: readonly FormNews[];
};

export type FormNews = {
  /** The form's name on its page, and the path of that page. */
  form: string;
  path: string;
  state: 'waits' | 'sent' | 'refused';
  /** The page that sending it has led to, which its sender has not seen; null while it is queued. */
  ledTo: string | null;
};

let news: News = { isOnline: true, isBack: false, showNewer: null, copyOfMs: null, forms: [] };
const listeners = new Set<() => void>();

export const siteNews = {
  read: () => news,
  tell(more: Partial<News>) {
    news = { ...news, ...more };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
