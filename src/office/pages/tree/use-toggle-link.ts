import { useSearchParams } from 'react-router';

/** The same page with this folder opened or closed: the open ones are in the URL, as `open`. */
export function useToggleLink(id: number, isOpen: boolean): string {
  const [params] = useSearchParams();
  const open = openFolders(params);
  if (isOpen) open.delete(id);
  else open.add(id);
  const next = new URLSearchParams(params);
  if (open.size > 0) next.set('open', [...open].join('.'));
  else next.delete('open');
  return `?${next}`;
}

/** The open folders in the URL. */
export function openFolders(params: URLSearchParams): Set<number> {
  const ids = (params.get('open') ?? '').split('.').map(Number);
  return new Set(ids.filter((id) => Number.isInteger(id) && id > 0));
}
