export { SupplierOffers } from './supplier-offers.tsx';
