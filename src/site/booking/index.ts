export { default as requestPagesUrl } from './request-pages.css?url';
export { BookBay } from './schedule-buttons/book-bay.tsx';
