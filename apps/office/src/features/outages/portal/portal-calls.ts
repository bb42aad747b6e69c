import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../../lib/calls.ts';

export const seePortalWords = operation('portal-words.see', 'GET /v1/portal-words');
export const changeBanner = operation('portal-words.banner', 'PUT /v1/portal-words/banner');
export const changeMaintenance = operation('portal-words.maintenance', 'PUT /v1/portal-words/maintenance');

export type PortalWords = OfficeResponseOf<'portal-words.see'>;
export const portalWordsKey = ['portal-words'] as const;
