import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const seeData = operation('data.see', 'GET /v1/data');
export const listImports = operation('imports.list', 'GET /v1/imports');
export const seeImport = operation('imports.see', 'GET /v1/imports/{importId}');
export const confirmImport = operation('imports.confirm', 'POST /v1/imports/{importId}/confirm');

export type Data = OfficeResponseOf<'data.see'>;
export type Listed = OfficeResponseOf<'imports.list'>['imports'][number];
export type OneImport = OfficeResponseOf<'imports.see'>;

/** Where the list of what could not be moved is downloaded. */
export const notMovedFile = '/v1/not-moved-file';

export const dataKey = ['data'] as const;
export const importsKey = ['imports'] as const;

/** How an import ended: its mark and word. */
export const outcomeWords = {
  written: ['ok', 'data.result.written'],
  refused: ['bad', 'data.result.refused'],
  held: ['warn', 'data.result.held'],
  confirmed: ['wait', 'data.result.confirmed'],
  'dry-run': ['off', 'data.result.dry-run'],
} as const satisfies Readonly<Record<Listed['outcome'], readonly [MarkKind, PlainTextCode]>>;

type Step = NonNullable<Data['night']>['steps'][number];

/** The steps of a night, and how each ended. */
export const stepWords = {
  import: 'data.night.step.import',
  price: 'data.night.step.price',
  reconcile: 'data.night.step.reconcile',
  export: 'data.night.step.export',
  send: 'data.night.step.send',
  backup: 'data.night.step.backup',
} as const satisfies Readonly<Record<Step['step'], PlainTextCode>>;
export const endedWords = {
  well: ['ok', 'data.night.well'],
  open: ['warn', 'data.night.open'],
  'not-set-up': ['off', 'data.night.not-set-up'],
  failed: ['bad', 'data.night.failed'],
} as const satisfies Readonly<Record<Step['ended'], readonly [MarkKind, PlainTextCode]>>;

/** The number by which an import is called. */
export const numberOf = (importId: string): string => importId.split('-')[1] ?? importId;
export const isTry = (importId: string): boolean => importId.startsWith('try-');
