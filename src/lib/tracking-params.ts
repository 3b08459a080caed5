const tracking = /^(utm_[a-z]+|gclid|fbclid|msclkid|standalone)$/;

/** Parameters that ads and installed apps add; they never make a different page. */
export function isTrackingParam(name: string): boolean {
  return tracking.test(name);
}
