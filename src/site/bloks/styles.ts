import requestPages from '#src/site/booking/request-pages.css?url';
import buildPages from '#src/site/build/build-pages.css?url';
import galleryPages from '#src/site/gallery/gallery-pages.css?url';
import storePages from '#src/site/store/store-pages.css?url';

/**
 * Component name → the address of a stylesheet that the first page of most visits does without.
 * A blok that is not named here finds its rules in app.css.
 */
export const blokStyles: Readonly<Record<string, string>> = {
  'build-flow': buildPages,
  'build-complete-details': buildPages,
  'schedule-buttons': buildPages,
  'gallery-grid': galleryPages,
  'store-grid': storePages,
  'product-detail': storePages,
  'offset-drawing': storePages,
  'fits-vehicles': storePages,
  'appointment-form': requestPages,
  'careers-list': requestPages,
  'job-detail': requestPages,
  'job-application-form': requestPages,
};
