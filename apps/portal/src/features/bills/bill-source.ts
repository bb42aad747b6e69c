import { readSession } from '../../lib/session.ts';
import { viewBill, viewCapitalCredits } from './bills-calls.ts';
import type { PdfSource } from './use-pdf.ts';

/** What is asked for: a bill of a day, or the capital credit statement. */
export type AskedDocument =
  | { readonly kind: 'bill'; readonly accountNumber: string; readonly billDate: string }
  | { readonly kind: 'capital-credits'; readonly accountNumber: string };

/** Where a bill or statement comes from. */
export function billSource(asked: AskedDocument): PdfSource {
  const { accountNumber } = asked;
  return {
    key: [asked],
    load: async () => {
      if (asked.kind === 'bill') {
        const { billDate } = asked;
        const { fileName, billViewUrlFileBytes } = await viewBill({ params: { accountNumber, billDate } });
        return { fileName, bytes: billViewUrlFileBytes };
      }
      const memberNumber = readSession()?.memberNumber ?? '0';
      const { fileName, ccViewUrlFileBytes } = await viewCapitalCredits({ params: { memberNumber, accountNumber } });
      return { fileName, bytes: ccViewUrlFileBytes };
    },
  };
}
