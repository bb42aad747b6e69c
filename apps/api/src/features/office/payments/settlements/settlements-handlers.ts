import type { OfficeAnswerOf, OfficeRequestOf } from '@rochdale/contract/operations/office/office-operations';
import { localTimeAt } from '@rochdale/domain/dates';
import { lineKinds } from '@rochdale/domain/office/settlements/line-kinds';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { requireNotHeld } from '../../holds/public.ts';
import { settlementsFile } from './settlements-file.ts';
import {
  countLines,
  kindsOf,
  type LinePlace,
  type ListedLine,
  linesAfter,
  type SettlementFilter,
  type SettlementPlace,
  settlementsAfter,
} from './settlements-list-store.ts';
import {
  findSettlement,
  type KeptSettlement,
  lockSettlement,
  markExplained,
  markSettlement,
} from './settlements-store.ts';
import { type SettlementsServices, takeSettlements } from './take-settlements.ts';
import { unsettledSpan } from './unsettled.ts';
import { oldestUnsettled } from './unsettled-store.ts';

/** Settlements and lines of one page, payments that were not paid out, and lines of one file at most. */
const [pageOf, linesOf, mostUnsettled, mostInFile] = [50, 100, 200, 100_000] as const;

type Listed = OfficeAnswerOf<'settlements.list'>['settlements'][number];
type Line = OfficeAnswerOf<'settlements.lines'>['lines'][number];

const filterOf = ({
  from,
  to,
  differs,
  settlementId,
}: OfficeRequestOf<'settlements.file'>['query']): SettlementFilter => ({
  from,
  to,
  isDiffering: differs === 'yes',
  settlementId,
});

/** Looking through what the payment company paid out, and explaining what differs (office-113). */
export function settlementsHandlers(services: SettlementsServices) {
  const { db, clock, site } = services;
  const required = async (settlementId: string): Promise<KeptSettlement> => {
    const found = await findSettlement(db, settlementId);
    if (!found) throw refusal(404, 'settlements.unknown');
    return found;
  };
  return {
    'settlements.list': async ({ query: { after, ...asked } }) => {
      const filter = filterOf({ ...asked, settlementId: undefined });
      const found = await settlementsAfter(db, filter, settlementPlace(after), pageOf + 1);
      const shown = found.slice(0, pageOf);
      const last = shown.at(-1);
      return {
        settlements: shown.map(present),
        next: found.length > pageOf && last ? `${last.day}~${last.settlementId}` : null,
      };
    },
    'settlements.unsettled': async () => {
      const here = site();
      const { day: today } = localTimeAt(clock.now(), here.timeZone);
      const payments = await oldestUnsettled(db, await unsettledSpan(db, { today, site: here }), mostUnsettled);
      return {
        bankingDays: here.config.settlementDays,
        payments: payments.flatMap(({ chargedAt, ...payment }) =>
          chargedAt ? [{ ...payment, chargedAt: chargedAt.toISOString() }] : [],
        ),
      };
    },
    'settlements.file': async ({ query, note }) => {
      const filter = filterOf(query);
      const lines = await countLines(db, filter, mostInFile + 1);
      if (lines > mostInFile) throw refusal(400, 'settlements.file.tooMany');
      await note(db, { act: 'settlements-listed', facts: { ...query, lines } });
      return settlementsFile(db, filter, site().timeZone);
    },
    'settlements.see': async ({ params: { settlementId } }) => {
      const found = await required(settlementId);
      const kinds = await kindsOf(db, settlementId);
      return {
        ...present(found),
        readAt: found.readAt?.toISOString() ?? null,
        explained: explainedOf(found),
        kinds: lineKinds.flatMap((kind) => kinds.find((one) => one.kind === kind) ?? []),
      };
    },
    'settlements.lines': async ({ params: { settlementId }, query: { kind, differs, after } }) => {
      await required(settlementId);
      const asked = { kind, isDiffering: differs === 'yes' };
      const found = await linesAfter(db, settlementId, asked, linePlace(after), linesOf + 1);
      const shown = found.slice(0, linesOf);
      const last = shown.at(-1);
      return {
        lines: shown.map(presentLine),
        next: found.length > linesOf && last ? `${last.movedAt.toISOString()}~${last.lineId}` : null,
      };
    },
    'settlements.ask': async ({ note }) => {
      await requireNotHeld(db);
      await note(db, { act: 'settlements-asked' });
      await takeSettlements(services).catch(() => {
        throw refusal(409, 'settlements.ask.silent');
      });
      return {};
    },
    'settlements.explain': async ({ params: { settlementId }, body: { reason }, caller, note }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const found = await lockSettlement(tx, settlementId);
        if (!found) throw refusal(404, 'settlements.unknown');
        if (found.differences === 0) throw refusal(409, 'settlements.explained.none');
        await markExplained(tx, settlementId);
        const said = { explainedBy: caller.name, explainedAt: now, explanation: reason };
        await markSettlement(tx, found, { ...said, isExplained: found.difference !== null }, now);
        await note(tx, {
          act: 'settlement-explained',
          subject: { kind: 'settlement', id: settlementId },
          facts: { differences: found.differences },
          personal: { reason },
        });
        return {};
      }),
  } satisfies Partial<OfficeHandlers>;
}

function settlementPlace(after: string | undefined): SettlementPlace | undefined {
  const [day, settlementId] = after?.split('~') ?? [];
  return day !== undefined && settlementId !== undefined ? { day, settlementId } : undefined;
}

function linePlace(after: string | undefined): LinePlace | undefined {
  const [at, lineId] = after?.split('~') ?? [];
  return at !== undefined && lineId !== undefined ? { at: new Date(at), lineId } : undefined;
}

const present = (settlement: KeptSettlement): Listed => ({
  settlementId: settlement.settlementId,
  day: settlement.day,
  status: settlement.status,
  lines: settlement.lines,
  grossCents: settlement.gross,
  feeCents: settlement.fee,
  netCents: settlement.net,
  difference: settlement.difference,
  differences: settlement.differences,
  isExplained: settlement.explainedAt !== null,
});

const presentLine = ({ movedAt, memberNumber, name, ...line }: ListedLine): Line => ({
  ...line,
  at: movedAt.toISOString(),
  payment: memberNumber === null || line.transNo === null ? null : { transNo: line.transNo, memberNumber, name },
});

function explainedOf({ explainedBy: by, explainedAt, explanation }: KeptSettlement) {
  if (by === null || explainedAt === null || explanation === null) return null;
  return { by, at: explainedAt.toISOString(), reason: explanation };
}
