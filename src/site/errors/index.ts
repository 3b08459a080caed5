export { EndOfRoad } from './end-of-road.tsx';
export { ErrorButtons, ErrorCode, ErrorPage } from './error-page.tsx';
