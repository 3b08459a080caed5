/** What the vehicle's step shows below its lists, in one module, so that a browser loads it with one request. */
export { TruckQuestions } from '../own-truck/truck-questions.tsx';
export { NotListed } from './not-listed.tsx';
export { VehicleFacts } from './vehicle-facts.tsx';
