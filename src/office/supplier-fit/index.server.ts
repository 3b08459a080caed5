export { readUpload } from './read-upload.server.ts';
