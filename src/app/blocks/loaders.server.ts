import type { z } from 'zod';
import { load as loadAppointmentForm } from './appointment-form/load.server.ts';
import { appointmentFormSchema } from './appointment-form/schema.ts';
import { load as loadAppointmentSidebar } from './appointment-sidebar/load.server.ts';
import { appointmentSidebarSchema } from './appointment-sidebar/schema.ts';
import type { Load } from './blok-loader.ts';
import { btnSchema } from './btn/schema.ts';
import { load as loadBuildBrands } from './build-brands/load.server.ts';
import { buildBrandsSchema } from './build-brands/schema.ts';
import { load as loadBuildCompleteDetails } from './build-complete-details/load.server.ts';
import { buildCompleteDetailsSchema } from './build-complete-details/schema.ts';
import { load as loadBuildFlow } from './build-flow/load.server.ts';
import { buildFlowSchema } from './build-flow/schema.ts';
import { buttonSchema } from './button/schema.ts';
import { callToActionSchema } from './call-to-action/schema.ts';
import { load as loadCalloutBanner } from './callout-banner/load.server.ts';
import { calloutBannerSchema } from './callout-banner/schema.ts';
import { load as loadCareersList } from './careers-list/load.server.ts';
import { careersListSchema } from './careers-list/schema.ts';
import { carouselSchema } from './carousel/schema.ts';
import { columnsSchema } from './columns/schema.ts';
import { load as loadContactForm } from './contact-form/load.server.ts';
import { contactFormSchema } from './contact-form/schema.ts';
import { load as loadContactLocation } from './contact-location/load.server.ts';
import { contactLocationSchema } from './contact-location/schema.ts';
import { ctaBarSchema } from './cta-bar/schema.ts';
import { load as loadFaq } from './faq/load.server.ts';
import { faqSchema } from './faq/schema.ts';
import { featureGridSchema } from './feature-grid/schema.ts';
import { featureItemSchema } from './feature-item/schema.ts';
import { featureListSchema } from './feature-list/schema.ts';
import { load as loadFinishedWithThis } from './finished-with-this/load.server.ts';
import { finishedWithThisSchema } from './finished-with-this/schema.ts';
import { load as loadFitsVehicles } from './fits-vehicles/load.server.ts';
import { fitsVehiclesSchema } from './fits-vehicles/schema.ts';
import { load as loadGalleryFilter } from './gallery-filter/load.server.ts';
import { galleryFilterSchema } from './gallery-filter/schema.ts';
import { load as loadGalleryGrid } from './gallery-grid/load.server.ts';
import { galleryGridSchema } from './gallery-grid/schema.ts';
import { load as loadGalleryMakes } from './gallery-makes/load.server.ts';
import { galleryMakesSchema } from './gallery-makes/schema.ts';
import { gridSchema } from './grid/schema.ts';
import { headingParagraphSchema } from './heading-paragraph/schema.ts';
import { headlineSchema } from './headline/schema.ts';
import { heroSchema } from './hero/schema.ts';
import { load as loadJobApplicationForm } from './job-application-form/load.server.ts';
import { jobApplicationFormSchema } from './job-application-form/schema.ts';
import { load as loadJobDetail } from './job-detail/load.server.ts';
import { jobDetailSchema } from './job-detail/schema.ts';
import { lawCardSchema } from './law-card/schema.ts';
import { metricsSchema } from './metrics/schema.ts';
import { load as loadOffsetDrawing } from './offset-drawing/load.server.ts';
import { offsetDrawingSchema } from './offset-drawing/schema.ts';
import { pageSchema } from './page/schema.ts';
import { pageHeroSchema } from './page-hero/schema.ts';
import { privacyChoicesSchema } from './privacy-choices/schema.ts';
import { load as loadProductDetail } from './product-detail/load.server.ts';
import { productDetailSchema } from './product-detail/schema.ts';
import { load as loadProse } from './prose/load.server.ts';
import { proseSchema } from './prose/schema.ts';
import { load as loadRecentBuilds } from './recent-builds/load.server.ts';
import { recentBuildsSchema } from './recent-builds/schema.ts';
import { load as loadReviews } from './reviews/load.server.ts';
import { reviewsSchema } from './reviews/schema.ts';
import { load as loadRichTextPage } from './rich-text-page/load.server.ts';
import { richTextPageSchema } from './rich-text-page/schema.ts';
import { load as loadScheduleButtons } from './schedule-buttons/load.server.ts';
import { scheduleButtonsSchema } from './schedule-buttons/schema.ts';
import { sectionHeadingSchema } from './section-heading/schema.ts';
import { load as loadServiceCards } from './service-cards/load.server.ts';
import { serviceCardsSchema } from './service-cards/schema.ts';
import { load as loadServicesList } from './services-list/load.server.ts';
import { servicesListSchema } from './services-list/schema.ts';
import { spacerSchema } from './spacer/schema.ts';
import { spacerStepSchema } from './spacer-step/schema.ts';
import { load as loadStartBuild } from './start-build/load.server.ts';
import { startBuildSchema } from './start-build/schema.ts';
import { statusCodeSchema } from './status-code/schema.ts';
import { load as loadStoreGrid } from './store-grid/load.server.ts';
import { storeGridSchema } from './store-grid/schema.ts';
import { load as loadTeamGrid } from './team-grid/load.server.ts';
import { teamGridSchema } from './team-grid/schema.ts';
import { teaserSchema } from './teaser/schema.ts';
import { videoBackgroundSchema } from './video-background/schema.ts';

/**
 * A blok's fields and, where it shows data of the shop, how that is fetched. The page does without
 * an `optional` one whose data cannot be had.
 */
type BlokLoader = { schema: z.ZodType; load?: Load<never, unknown>; optional?: true };

/** Component name of the content service → schema and loader. What is not here is unknown. */
export const blokLoaders: Readonly<Record<string, BlokLoader>> = {
  page: { schema: pageSchema },
  headline: { schema: headlineSchema },
  columns: { schema: columnsSchema },
  'feature-item': { schema: featureItemSchema },
  hero: { schema: heroSchema },
  'feature-grid': { schema: featureGridSchema },
  'call-to-action': { schema: callToActionSchema },
  'section-heading': { schema: sectionHeadingSchema },
  'rich-text-page': { schema: richTextPageSchema, load: loadRichTextPage },
  button: { schema: buttonSchema },
  spacer: { schema: spacerSchema },
  'callout-banner': { schema: calloutBannerSchema, load: loadCalloutBanner },
  VideoBackground: { schema: videoBackgroundSchema },
  carousel: { schema: carouselSchema },
  Teaser: { schema: teaserSchema },
  Grid: { schema: gridSchema },
  FeatureList: { schema: featureListSchema },
  Hero: { schema: pageHeroSchema },
  CtaBar: { schema: ctaBarSchema },
  HeadingParagraph: { schema: headingParagraphSchema },
  Prose: { schema: proseSchema, load: loadProse },
  Btn: { schema: btnSchema },
  Spacer: { schema: spacerStepSchema },
  'status-code': { schema: statusCodeSchema },
  metrics: { schema: metricsSchema },
  'start-build': { schema: startBuildSchema, load: loadStartBuild },
  'build-brands': { schema: buildBrandsSchema, load: loadBuildBrands, optional: true },
  'build-flow': { schema: buildFlowSchema, load: loadBuildFlow },
  'build-complete-details': { schema: buildCompleteDetailsSchema, load: loadBuildCompleteDetails },
  'schedule-buttons': { schema: scheduleButtonsSchema, load: loadScheduleButtons },
  'appointment-form': { schema: appointmentFormSchema, load: loadAppointmentForm },
  'appointment-sidebar': { schema: appointmentSidebarSchema, load: loadAppointmentSidebar },
  'contact-form': { schema: contactFormSchema, load: loadContactForm },
  'job-application-form': { schema: jobApplicationFormSchema, load: loadJobApplicationForm },
  'services-list': { schema: servicesListSchema, load: loadServicesList },
  'service-cards': { schema: serviceCardsSchema, load: loadServiceCards },
  faq: { schema: faqSchema, load: loadFaq },
  'recent-builds': { schema: recentBuildsSchema, load: loadRecentBuilds, optional: true },
  'gallery-filter': { schema: galleryFilterSchema, load: loadGalleryFilter },
  'gallery-grid': { schema: galleryGridSchema, load: loadGalleryGrid },
  'gallery-makes': { schema: galleryMakesSchema, load: loadGalleryMakes },
  reviews: { schema: reviewsSchema, load: loadReviews, optional: true },
  'team-grid': { schema: teamGridSchema, load: loadTeamGrid },
  'careers-list': { schema: careersListSchema, load: loadCareersList },
  'job-detail': { schema: jobDetailSchema, load: loadJobDetail },
  'contact-location': { schema: contactLocationSchema, load: loadContactLocation },
  'store-grid': { schema: storeGridSchema, load: loadStoreGrid },
  'law-card': { schema: lawCardSchema },
  'privacy-choices': { schema: privacyChoicesSchema },
  'product-detail': { schema: productDetailSchema, load: loadProductDetail },
  'offset-drawing': { schema: offsetDrawingSchema, load: loadOffsetDrawing },
  'fits-vehicles': { schema: fitsVehiclesSchema, load: loadFitsVehicles },
  'finished-with-this': {
    schema: finishedWithThisSchema,
    load: loadFinishedWithThis,
    optional: true,
  },
};
