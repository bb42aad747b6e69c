import { translate } from '@rochdale/ui/text/text.ts';
import { operation } from '../../../lib/calls/api.ts';
import { nowTicks } from '../../../lib/device/clock.ts';
import { readSession } from '../../../lib/session/session.ts';
import type { PdfSource } from './use-pdf.ts';

const viewBill = operation('bills.view', 'GET /v3/accounts/{accountNumber}/bill-view');
/** The bills of a day, for what opens them. */
const billsOfDay = operation('history.entries', 'GET /v3/accounts/{accountNumber}/history');
const viewCapitalCredits = operation(
  'bills.capital-credits',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/capital-credit-document',
);

/** A bill as a list names it; of a bill that an address names only the day is known. */
interface AskedBill {
  readonly billDate: string;
  readonly billViewUrl?: string;
}

/** What is asked for: a bill, or the capital credit statement. */
export type AskedDocument =
  | { readonly kind: 'bill'; readonly accountNumber: string; readonly bill: AskedBill }
  | { readonly kind: 'capital-credits'; readonly accountNumber: string; readonly viewccPdfUrl: string };

/** Where a bill or statement comes from, and what is said whenever it can't be had (account-38). */
export function billSource(asked: AskedDocument): PdfSource {
  return asked.kind === 'bill'
    ? {
        key: ['bill', asked.accountNumber, asked.bill.billDate],
        failure: translate('bill.notFound'),
        load: () => loadBill(asked.accountNumber, asked.bill),
      }
    : {
        key: ['capital-credits', asked.accountNumber],
        failure: translate('bill.capitalCredit.notFound'),
        load: () => loadStatement(asked.accountNumber, asked.viewccPdfUrl),
      };
}

async function loadBill(accountNumber: string, { billDate, billViewUrl }: AskedBill) {
  const url = billViewUrl ?? (await referenceOf(accountNumber, billDate));
  const { fileName, billViewUrlFileBytes } = await viewBill({
    params: { accountNumber },
    query: { url, timestamp: nowTicks() },
  });
  return { fileName, bytes: billViewUrlFileBytes };
}

/** What opens the bill of a day. */
async function referenceOf(accountNumber: string, billDate: string): Promise<string> {
  const query = { from: billDate, to: billDate, kind: 'bills', limit: 1, offset: 0 } as const;
  const { results } = await billsOfDay({ params: { accountNumber }, query });
  const [bill] = results;
  if (bill?.kind !== 'bill') throw new Error(translate('bill.notFound'));
  return bill.billViewUrl;
}

async function loadStatement(accountNumber: string, url: string) {
  const memberNumber = readSession()?.memberNumber ?? '0';
  const params = { memberNumber, accountNumber };
  const { fileName, ccViewUrlFileBytes } = await viewCapitalCredits({ params, query: { url } });
  return { fileName, bytes: ccViewUrlFileBytes };
}
