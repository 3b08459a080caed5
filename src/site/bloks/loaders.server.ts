import { load as loadAppointmentForm } from '#src/site/booking/form/load.server.ts';
import { load as loadScheduleButtons } from '#src/site/booking/schedule-buttons/load.server.ts';
import { load as loadAppointmentSidebar } from '#src/site/booking/sidebar/load.server.ts';
import { load as loadBuildBrands } from '#src/site/build/brands/load.server.ts';
import { load as loadBuildCompleteDetails } from '#src/site/build/complete/load.server.ts';
import { load as loadBuildFlow } from '#src/site/build/flow/load.server.ts';
import { load as loadStartBuild } from '#src/site/build/start/load.server.ts';
import { load as loadJobApplicationForm } from '#src/site/careers/apply/load.server.ts';
import { load as loadJobDetail } from '#src/site/careers/job/load.server.ts';
import { load as loadCareersList } from '#src/site/careers/list/load.server.ts';
import { load as loadContactForm } from '#src/site/contact/form/load.server.ts';
import { load as loadContactLocation } from '#src/site/contact/location/load.server.ts';
import { load as loadGalleryFilter } from '#src/site/gallery/filter/load.server.ts';
import { load as loadGalleryGrid } from '#src/site/gallery/grid/load.server.ts';
import { load as loadGalleryMakes } from '#src/site/gallery/makes/load.server.ts';
import { load as loadRecentBuilds } from '#src/site/gallery/recent-builds/load.server.ts';
import { load as loadReviews } from '#src/site/reviews/shown/load.server.ts';
import { load as loadServiceCards } from '#src/site/services/cards/load.server.ts';
import { load as loadServicesList } from '#src/site/services/list/load.server.ts';
import { load as loadFinishedWithThis } from '#src/site/store/finished-with-this/load.server.ts';
import { load as loadFitsVehicles } from '#src/site/store/fits-vehicles/load.server.ts';
import { load as loadOffsetDrawing } from '#src/site/store/offset-drawing/load.server.ts';
import { load as loadProductDetail } from '#src/site/store/product/load.server.ts';
import { load as loadStoreGrid } from '#src/site/store/shelf/load.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { load as loadTeamGrid } from '#src/site/team/grid/load.server.ts';
import { load as loadCalloutBanner } from './callout-banner/load.server.ts';
import { load as loadFaq } from './faq/load.server.ts';
import { load as loadProse } from './prose/load.server.ts';
import { load as loadRichTextPage } from './rich-text-page/load.server.ts';
import { load as loadRichTextRun } from './rich-text-run/load.server.ts';

/**
 * How the data of the shop that a blok shows is fetched. The page does without an `optional` one
 * whose data cannot be had.
 */
type BlokLoader = { load: Load<never, unknown>; optional?: true };

/** Component name of the content service → loader, of those that have one. Fields: schemas.ts. */
export const blokLoaders: Readonly<Record<string, BlokLoader>> = {
  'rich-text-page': { load: loadRichTextPage },
  'rich-text-run': { load: loadRichTextRun },
  'callout-banner': { load: loadCalloutBanner },
  Prose: { load: loadProse },
  'start-build': { load: loadStartBuild },
  'build-brands': { load: loadBuildBrands, optional: true },
  'build-flow': { load: loadBuildFlow },
  'build-complete-details': { load: loadBuildCompleteDetails },
  'schedule-buttons': { load: loadScheduleButtons },
  'appointment-form': { load: loadAppointmentForm },
  'appointment-sidebar': { load: loadAppointmentSidebar },
  'contact-form': { load: loadContactForm },
  'job-application-form': { load: loadJobApplicationForm },
  'services-list': { load: loadServicesList },
  'service-cards': { load: loadServiceCards },
  faq: { load: loadFaq },
  'recent-builds': { load: loadRecentBuilds, optional: true },
  'gallery-filter': { load: loadGalleryFilter },
  'gallery-grid': { load: loadGalleryGrid },
  'gallery-makes': { load: loadGalleryMakes },
  reviews: { load: loadReviews, optional: true },
  'team-grid': { load: loadTeamGrid },
  'careers-list': { load: loadCareersList },
  'job-detail': { load: loadJobDetail },
  'contact-location': { load: loadContactLocation },
  'store-grid': { load: loadStoreGrid },
  'product-detail': { load: loadProductDetail },
  'offset-drawing': { load: loadOffsetDrawing },
  'fits-vehicles': { load: loadFitsVehicles },
  'finished-with-this': { load: loadFinishedWithThis, optional: true },
};
