export { changeLayer } from './change-layer.ts';
export { documentHandlers } from './document-handlers.ts';
export { type DraftSites, draftSitesOf } from './draft-sites.ts';
export type { SiteLayer } from './layer.ts';
export { withoutOldWords } from './old-words.ts';
export { previewHandlers } from './preview-handlers.ts';
export { studioHandlers } from './studio-handlers.ts';
export type { StudioServices } from './studio-services.ts';
