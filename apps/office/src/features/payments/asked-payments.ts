import type { OfficeInputOf } from '@rochdale/contract/operations/office/office-operations';
import { parseAmount } from '@rochdale/domain/money';
import { standings, tenders } from '@rochdale/domain/office/payments/payment-standing';

type Asked = OfficeInputOf<'payments.file'>['query'];

/** What of all payments the address asks for; what is no number or no word of ours asks for nothing. */
export function askedPayments(filter: Readonly<Record<string, string>>): Asked {
  const { from, to, whose = '' } = filter;
  const tender = tenders.find((one) => one === filter.tender);
  const standing = standings.find((one) => one === filter.standing);
  const [least, most] = [filter.least, filter.most].map((text) => parseAmount(text ?? ''));
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(tender && { tender }),
    ...(standing && { standing }),
    ...(least !== undefined && least >= 0 && { least }),
    ...(most !== undefined && most >= 0 && { most }),
    ...(/^\d{1,12}$/.test(whose) && { whose }),
  };
}

/** Where the same payments are downloaded. */
export function paymentsFile(asked: Asked): string {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return `/v1/payments-file?${query}`;
}
