import { isRouteErrorResponse } from 'react-router';

export type ErrorText = {
  status: number;
  key: '404.title' | '410.title' | '429.title' | 'dev' | 'generic';
  message: string;
};

/** Which of the specification's texts applies to an error. Anything without a status is a 500. */
export function describeError(error: unknown, { isDev }: { isDev: boolean }): ErrorText {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return { status, key: '404.title', message: '' };
  if (status === 410) return { status, key: '410.title', message: '' };
  if (status === 429) return { status, key: '429.title', message: '' };
  return { status, key: isDev ? 'dev' : 'generic', message: errorMessage(error) };
}

function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText;
  return error instanceof Error ? error.message : String(error);
}
