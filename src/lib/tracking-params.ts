const tracking = /^(utm_[a-z]+|gclid|fbclid|msclkid|standalone)$/;

/** A parameter that an advertisement or an installed site adds: no page is another for it. */
export function isTrackingParam(name: string): boolean {
  return tracking.test(name);
}
