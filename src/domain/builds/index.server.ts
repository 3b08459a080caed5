export { changeVehicle } from './change-vehicle.server.ts';
export { chooseOption } from './choose-option.server.ts';
export { discardBuild } from './discard-build.server.ts';
export { forkBuild } from './fork-build.server.ts';
export {
  addBuildPhotos,
  listBuildPhotos,
  listPhotosOfLead,
  listPhotosOfMessage,
  readBuildPhoto,
  removeBuildPhoto,
} from './photos.server.ts';
export { getBuild, lockBuild } from './queries.server.ts';
export { readBuildCatalogue, withNamedParts } from './read-build-catalogue.server.ts';
export { recordCompletedOptions } from './record-completed-options.server.ts';
export { resetBuild } from './reset-build.server.ts';
export { selectOptions, toggleOption } from './select-options.server.ts';
export { startBuild } from './start-build.server.ts';
export { takeParts } from './take-parts.server.ts';
