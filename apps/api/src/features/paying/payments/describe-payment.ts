import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { Executor } from '../../../platform/database/database.ts';
import { paymentFacts } from './payment-facts-store.ts';

/** What became of a payment, in lines for the office: states, results, postings, returns. No name and no address. */
export async function describePayment(db: Executor, transNo: string, timeZone: string): Promise<string | undefined> {
  const { requisition, postings, results, returns, refunds, entries, due, receipt } = await paymentFacts(db, transNo);
  if (!requisition) return undefined;
  const at = (instant: Date | null): string => {
    if (instant === null) return 'never';
    const { day, time } = localTimeAt(instant, timeZone);
    return `${day} ${time}`;
  };
  const { flow, purpose, state, memberNumber, amount, fee } = requisition;
  const lines = [
    `${transNo}: ${state}, ${purpose} by ${flow}, ${formatMoney(amount)}${fee ? ` and a fee of ${formatMoney(fee)}` : ''}, member ${memberNumber}`,
    `begun ${at(requisition.createdAt)}, charged ${at(requisition.chargedAt)}, approved ${at(requisition.approvedAt)}, changed ${at(requisition.updatedAt)}`,
    `the payment company is asked next: ${at(requisition.askAt)}`,
    ...(due ? [`of plan ${due.planKind} ${due.planKey}, due ${due.dueDay}: ${due.state}${because(due.reason)}`] : []),
    ...entries.map((one) => `bank file ${one.fileNumber}, entry ${one.traceNumber}, settles ${one.effectiveDate}`),
    ...results.map(
      (one) =>
        `company: ${one.status} ${formatMoney(one.amount)}, reference ${one.reference}, heard ${at(one.receivedAt)}${one.refundedAt ? `, given back ${at(one.refundedAt)}` : ''}${one.toldAt ? `, member told ${at(one.toldAt)}` : ''}${because(one.reason)}`,
    ),
    ...postings.map(
      (one) =>
        `ledger: ${one.transNo} ${formatMoney(one.amount)} on account ${one.accountNumber}, posted ${at(one.postedAt)}, ${one.exportNumber === null ? 'not exported' : `export ${one.exportNumber}`}, confirmed ${at(one.confirmedAt)}`,
    ),
    ...returns.map(
      (one) =>
        `sent back: ${one.returnCode} on ${one.returnedOn}, by ${one.source}${one.byWhom ? ` (${one.byWhom}: ${one.note ?? ''})` : ''}, ${one.outcome ?? 'waits for the worker'}`,
    ),
    ...refunds.map(
      (one) =>
        `refund ${one.refundNumber}: ${formatMoney(one.amount + one.fee)} ${one.state}${one.byWhom ? `, by ${[one.byWhom, one.secondName].filter(Boolean).join(' and ')}: ${one.reason}` : ', begun at the company'}, decided ${at(one.approvedAt)}, sent ${at(one.sentAt)}, ended ${at(one.endedAt)}${because(one.refusal)}`,
    ),
    `receipt: ${receipt ? at(receipt.sentAt) : 'none'}`,
  ];
  return lines.join('\n');
}

const because = (reason: string | null): string => (reason === null ? '' : ` (${reason})`);
