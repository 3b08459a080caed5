import { ErrorCode } from '#src/site/errors/error-page.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import type { StatusCodeBlok } from './schema.ts';

export function StatusCode({ blok }: BlokProps<StatusCodeBlok>) {
  return <ErrorCode status={blok.status} />;
}
