import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const listFiles = operation('bank-files.list', 'GET /v1/bank-files');
export const seeFile = operation('bank-files.see', 'GET /v1/bank-files/{fileNumber}');
export const makeFile = operation('bank-files.make', 'POST /v1/bank-files');
export const releaseFile = operation('bank-files.release', 'POST /v1/bank-files/{fileNumber}/release');
export const downloadFile = operation('bank-files.download', 'POST /v1/bank-files/{fileNumber}/download');
export const acceptFile = operation('bank-files.accept', 'POST /v1/bank-files/{fileNumber}/accept');
export const approve = operation('approvals.approve', 'POST /v1/approvals/{approvalId}/approve');

export type BankFile = OfficeResponseOf<'bank-files.see'>;
export type Entry = BankFile['rows'][number];

export const filesKey = ['bank-files'] as const;

/** The states of a file: their marks and words. */
export const fileStates = {
  waiting: ['wait', 'bankFiles.state.waiting'],
  released: ['run', 'bankFiles.state.released'],
  taken: ['ok', 'bankFiles.state.taken'],
  accepted: ['ok', 'bankFiles.state.accepted'],
  'given-up': ['off', 'bankFiles.state.givenUp'],
} as const satisfies Readonly<Record<BankFile['state'], readonly [MarkKind, PlainTextCode]>>;
