import { data } from 'react-router';

/** Any other URL of the back office. */
export function loader() {
  throw data(null, { status: 404 });
}

/** A route without a component would return its data instead of the frame with the error. */
export default function NothingHere() {
  return null;
}
