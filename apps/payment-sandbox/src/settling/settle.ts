import type { Settlement } from '@rochdale/contract/hosted-payment/wire';
import type { Company } from '../company.ts';
import { newSettlementId } from '../results.ts';

/**
 * Pays out to the co-op what moved before an instant and was not paid out yet, in one settlement of today; undefined when
 * there is nothing. Without an instant it is what moved until now.
 */
export function settle(
  { transactions, clock }: Company,
  before: string | undefined = undefined,
): Promise<Settlement | undefined> {
  return transactions.alone('settling', async () => {
    const lines = transactions
      .unsettled()
      .filter(({ at }) => before === undefined || at < before)
      .sort((one, other) => (`${one.at} ${one.lineId}` < `${other.at} ${other.lineId}` ? -1 : 1));
    if (lines.length === 0) return undefined;
    const settlementId = newSettlementId();
    const day = clock.now().toISOString().slice(0, 10);
    await transactions.keepSettlement({ settlementId, day, lines: lines.map(({ lineId }) => lineId) });
    const kept = transactions.findSettlement(settlementId);
    if (!kept) throw new Error('The settlement was not kept.');
    const { lines: _lines, ...paid } = kept;
    return paid;
  });
}

/** Pays out what moved on the days before today. */
export const settleDue = async (company: Company): Promise<void> => {
  await settle(company, `${company.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
};
