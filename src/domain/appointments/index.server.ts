export { acceptOffer, type OfferedTime, readOffer } from './accept-offer.server.ts';
export type { AppointmentAccess } from './appointment-access.server.ts';
export { askForReview } from './ask-for-review.server.ts';
export { blockTime, getBlock, type TimeBlock, unblockTime } from './block-time.server.ts';
export { type BookingInput, bookAppointment } from './book-appointment.server.ts';
export { type CalendarFeed, createFeed, listFeeds, revokeFeed } from './calendar-feeds.server.ts';
export { readCalendarFile } from './calendar-file.server.ts';
export { cancelAppointment } from './cancel-appointment.server.ts';
export { changeResources } from './change-resources.server.ts';
export { checkMove, type MoveQuestion, type MoveVerdict } from './check-move.server.ts';
export { type FreeDays, type FreeDaysInput, freeDays, freeDaysToMove } from './free-days.server.ts';
export { type FreeTimesInput, freeTimes } from './free-times.server.ts';
export { freeTimesForShop } from './free-times-for-shop.server.ts';
export { HoldRefusedError } from './hold-limits.server.ts';
export { type Hold, type HoldInput, holdSlot, releaseHold } from './hold-slot.server.ts';
export { type CalendarLine, listCalendar } from './list-calendar.server.ts';
export { listTodaysWork, type TodaysWork } from './list-todays-work.server.ts';
export { listVisitorChanges, type VisitorChange } from './list-visitor-changes.server.ts';
export { getVisit, listVisits, type VisitDetail, type VisitStep } from './list-visits.server.ts';
export { endWaiting, listWaiting, type Waiting } from './list-waiting.server.ts';
export { dropExpired, lockCalendar } from './lock-calendar.server.ts';
export { type MarkedState, markAppointment } from './mark-appointment.server.ts';
export { offerFreedTimes } from './offer-freed-times.server.ts';
export { listPlannedVisits, movePlannedVisits } from './planned-visits.server.ts';
export { type ActiveHold, readHold } from './read-hold.server.ts';
export { remindOfAppointment } from './remind-of-appointment.server.ts';
export { type RescheduleInput, rescheduleAppointment } from './reschedule-appointment.server.ts';
export { readShopCalendar } from './shop-calendar-file.server.ts';
export { readAppointment } from './show-appointment.server.ts';
export { tellTruckReady } from './tell-truck-ready.server.ts';
export type { Visit } from './visits.server.ts';
export {
  type JoinInput,
  joinWaitingList,
  leaveWaitingList,
  readWaitingEntry,
  type WaitingEntry,
} from './waiting-list.server.ts';
