/** How full something is, in hundredths, as a bar of that length. The words beside it say the same. */
export function LoadBar({ share }: { share: number }) {
  return (
    <svg className="calendar-bar" aria-hidden="true">
      <rect width="100%" height="100%" />
      <rect width={`${Math.min(100, share)}%`} height="100%" />
    </svg>
  );
}
