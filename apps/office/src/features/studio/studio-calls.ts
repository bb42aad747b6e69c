import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../lib/calls.ts';

export const seeStudio = operation('studio.see', 'GET /v1/studio');
export const saveDraft = operation('studio.save', 'POST /v1/studio/draft');
export const addDocument = operation('studio.add-document', 'POST /v1/studio/documents');
export const discardDraft = operation('studio.discard', 'POST /v1/studio/discard');
export const publishDraft = operation('studio.publish', 'POST /v1/studio/publish');
export const listVersions = operation('studio.versions', 'GET /v1/studio/versions');
export const seeVersion = operation('studio.version', 'GET /v1/studio/versions/{version}');
export const undoTo = operation('studio.undo', 'POST /v1/studio/versions/{version}/undo');
export const listTesters = operation('studio.members', 'GET /v1/studio/members');
export const openPreview = operation('studio.preview', 'POST /v1/studio/preview');

export type Studio = OfficeResponseOf<'studio.see'>;
export type Difference = Studio['differences'][number];
export type Version = OfficeResponseOf<'studio.versions'>['versions'][number];

export const studioKey = ['studio'] as const;
export const versionsKey = ['studio', 'versions'] as const;
