import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#src/lib/locales.ts';
import { type FormNews, siteNews } from '#src/web/offline/news.ts';

/** A form of one page: every job has a form of the same name. */
export type PageForm = Pick<FormNews, 'form' | 'path'>;

/** The same form, in any language and with any query. */
export function isSameForm(one: PageForm, other: PageForm): boolean {
  return one.form === other.form && pageOf(one) === pageOf(other);
}

/** What this device knows about a form of the open page that it will send later; else null. */
export function useFormNews(form: string): FormNews | null {
  const { forms } = useSyncExternalStore(siteNews.subscribe, siteNews.read, siteNews.read);
  const { pathname } = useLocation();
  return forms.find((one) => isSameForm(one, { form, path: pathname })) ?? null;
}

/** Where somebody can follow what they sent, such as an application; null if there is no such page. */
export function followingPage({ form, path, ledTo }: FormNews): string | null {
  return ledTo === null || isSameForm({ form, path }, { form, path: ledTo }) ? null : ledTo;
}

function pageOf({ path }: PageForm): string {
  return neutralPath(path.replace(/\?.*/, ''));
}
