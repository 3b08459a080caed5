import { ErrorCode } from '#src/site/errors/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import type { StatusCodeBlok } from './schema.ts';

export function StatusCode({ blok }: BlokProps<StatusCodeBlok>) {
  return <ErrorCode status={blok.status} />;
}
