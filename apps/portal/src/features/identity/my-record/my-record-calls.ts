import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';
import { fileOperation } from '../../../lib/calls/file-call.ts';

export type RecordPage = ResponseOf<'my-record.list'>;
export type Entry = RecordPage['entries'][number];
export type Kept = ResponseOf<'my-record.kept'>['kinds'][number];
export type Closing = ResponseOf<'my-record.closing'>;

export const listRecord = operation('my-record.list', 'GET /v3/member/{memberNumber}/record');
export const listKept = operation('my-record.kept', 'GET /v3/member/{memberNumber}/record/kept');
export const seeClosing = operation('my-record.closing', 'GET /v3/member/{memberNumber}/record/closing');
export const closeLogin = operation('my-record.close', 'POST /v3/member/{memberNumber}/record/closed');
export const downloadRecord = fileOperation('my-record.download', 'POST /v3/member/{memberNumber}/record/download');
