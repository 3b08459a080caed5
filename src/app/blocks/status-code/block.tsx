import { ErrorCode } from '#src/app/components/site/error-page.tsx';
import type { BlokProps } from '../blok-props.ts';
import type { StatusCodeBlok } from './schema.ts';

export function StatusCode({ blok }: BlokProps<StatusCodeBlok>) {
  return <ErrorCode status={blok.status} />;
}
