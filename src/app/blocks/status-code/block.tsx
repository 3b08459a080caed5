import type { BlokProps } from '../blok-props.ts';
import type { StatusCodeBlok } from './schema.ts';

/** The code of an error page, as large as the road is wide. */
export function StatusCode({ blok }: BlokProps<StatusCodeBlok>) {
  return <p className="fig e-code">{blok.status}</p>;
}
