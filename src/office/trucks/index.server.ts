export {
  type KnownTruck,
  readTrucks,
  type TruckOf,
  truckOfInquiry,
} from './read-trucks.server.ts';
export { truckAt } from './truck-size.ts';
