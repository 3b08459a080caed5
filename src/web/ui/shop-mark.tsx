/** The shop's mark: a wheel on the ground line, dimensioned. Decorative: its link has a name. */
export function ShopMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor">
      <path className="logo-arch" d="M5 27a15 15 0 0 1 30 0" strokeWidth="6" />
      <path className="logo-hub" d="M13.5 27a6.5 6.5 0 0 1 13 0Z" stroke="none" />
      <path d="M1 28.6h38" strokeWidth="2.2" />
      <path d="M5 34h30M5 31.5v5M35 31.5v5" strokeWidth="1.4" />
    </svg>
  );
}
