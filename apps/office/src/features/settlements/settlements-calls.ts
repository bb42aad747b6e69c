import type { OfficeInputOf, OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { type LineKind, lineKinds } from '@rochdale/domain/office/settlements/line-kinds';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const listSettlements = operation('settlements.list', 'GET /v1/settlements');
export const listUnsettled = operation('settlements.unsettled', 'GET /v1/unsettled-payments');
export const seeSettlement = operation('settlements.see', 'GET /v1/settlements/{settlementId}');
export const listLines = operation('settlements.lines', 'GET /v1/settlements/{settlementId}/lines');
export const askSettlements = operation('settlements.ask', 'POST /v1/settlements/ask');
export const explainSettlement = operation('settlements.explain', 'POST /v1/settlements/{settlementId}/explain');

export type Listed = OfficeResponseOf<'settlements.list'>['settlements'][number];
export type Settlement = OfficeResponseOf<'settlements.see'>;
export type Line = OfficeResponseOf<'settlements.lines'>['lines'][number];
export type Unsettled = OfficeResponseOf<'settlements.unsettled'>;
type AskedFile = OfficeInputOf<'settlements.file'>['query'];

export const settlementsKey = ['settlements'] as const;

const differing = (asked: string | undefined) => (asked === 'yes' ? ({ differs: 'yes' } as const) : {});

/** What of all settlements the address asks for. */
export function askedSettlements({ from, to, differs }: Readonly<Record<string, string>>) {
  return { ...(from && { from }), ...(to && { to }), ...differing(differs) };
}

/** What of a settlement's lines the address asks for; a word that is none of ours asks for nothing. */
export function askedLines({ kind: asked, differs }: Readonly<Record<string, string>>) {
  const kind = lineKinds.find((one) => one === asked);
  return { ...(kind && { kind }), ...differing(differs) };
}

/** Where the lines of the same settlements are downloaded. */
export const settlementsFile = (asked: AskedFile): string =>
  `/v1/settlements-file?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;

/** Why money moved. */
export const kindWords = {
  payment: 'settlements.kind.payment',
  refund: 'settlements.kind.refund',
  'refund-failed': 'settlements.kind.refund-failed',
  return: 'settlements.kind.return',
  dispute: 'settlements.kind.dispute',
  'dispute-won': 'settlements.kind.dispute-won',
  fee: 'settlements.kind.fee',
  other: 'settlements.kind.other',
} as const satisfies Readonly<Record<LineKind, PlainTextCode>>;

/** What our books say of a line, where that is no amount. */
export const differenceWords = {
  gone: 'settlements.compared.gone',
  twice: 'settlements.compared.twice',
  unknown: 'settlements.compared.unknown',
  amount: 'settlements.compared.amount',
} as const satisfies Partial<Readonly<Record<NonNullable<Line['difference']>, PlainTextCode>>>;

/** How a settlement compares: its mark and words. */
export function comparedOf(
  { lines, differences, isExplained }: Pick<Listed, 'lines' | 'differences' | 'isExplained'>,
  text: Translate,
): readonly [MarkKind, string] {
  if (differences === 1) return ['warn', text('settlements.state.differs.one')];
  if (differences > 1) return ['warn', text('settlements.state.differs', { count: differences })];
  if (isExplained) return ['off', text('settlements.state.explained')];
  return lines === 0 ? ['wait', text('settlements.state.unread')] : ['ok', text('settlements.state.agrees')];
}
