export { RatesPanel } from './rates-panel.tsx';
