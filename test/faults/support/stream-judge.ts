import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import { hostedGateway } from '../../../apps/api/src/features/paying/payments/company/hosted-gateway.ts';
import { systemClock } from '../../../apps/api/src/platform/clock.ts';
import type { Mail } from '../../../apps/api/src/platform/testing/mail-sink.ts';
import { unbroken } from '../../../apps/api/src/platform/testing/mail-sink.ts';
import { ask, type Product } from './product.ts';

/** How the company's list stands to the ledger and the mail. Each sentence is a finding. */
export interface StreamJudgement {
  /** Requisitions that were charged, and those of them whose ledger agrees to the cent. */
  readonly charged: number;
  readonly posted: number;
  readonly givenBack: number;
  readonly receipts: number;
  /** Of the messages that bear a receipt: handed over again under the same Message-ID. */
  readonly mailAgain: number;
  readonly findings: readonly string[];
}

interface Posted {
  readonly transNo: string;
  readonly rows: number;
  readonly cents: number;
  readonly wantsReceipt: boolean;
}

/** Asks the company what it took since an instant, and holds it against ledger and mail; undefined while either can't be read. */
export async function judgeStream(product: Product, since: Date): Promise<StreamJudgement | undefined> {
  const listed = await chargesSince(product, since);
  const rows = await ask<Posted>(
    product,
    `select l.trans_no as "transNo", count(*)::int as rows, sum(l.amount_cents)::int as cents,
       bool_and(coalesce(w.payment_email, true)) as "wantsReceipt"
     from ledger l join requisitions r using (trans_no) left join member_preferences w on w.member_number = r.member_number
     where r.flow in ('quick-pay', 'member') group by 1`,
  );
  if (!listed || !rows) return undefined;
  const byNumber = new Map<string, ListedCharge[]>();
  for (const charge of listed) byNumber.set(charge.transNo, [...(byNumber.get(charge.transNo) ?? []), charge]);
  const posted = new Map(rows.map((row) => [row.transNo, row]));
  const mailed = receiptsIn(product.mail.mails);
  const findings: string[] = [];
  let agreeing = 0;
  for (const [transNo, charges] of byNumber) {
    const found = findingsOf(transNo, charges, posted.get(transNo), mailed);
    if (found.length === 0) agreeing += 1;
    findings.push(...found);
  }
  for (const transNo of posted.keys()) if (!byNumber.has(transNo)) findings.push(`${transNo} is posted, never charged`);
  return {
    charged: byNumber.size,
    posted: agreeing,
    givenBack: listed.filter(({ status }) => status === 'refunded').length,
    receipts: mailed.size,
    mailAgain: [...mailed.values()].filter(({ times, ids }) => times > ids.size).length,
    findings,
  };
}

function findingsOf(
  transNo: string,
  charges: readonly ListedCharge[],
  row: Posted | undefined,
  mailed: ReadonlyMap<string, Receipt>,
): string[] {
  const kept = charges.filter(({ status }) => status === 'approved');
  const [charge] = kept;
  if (!charge || kept.length > 1) return [`${transNo} is charged ${kept.length} times and not given back`];
  if (!row) return [`${transNo} is charged, not posted`];
  const wrong = [];
  if (row.rows !== 1) wrong.push(`${transNo} is posted ${row.rows} times`);
  if (row.cents !== charge.amountCents)
    wrong.push(`${transNo} is charged with ${charge.amountCents} and posted with ${row.cents} cents`);
  const receipts = mailed.get(charge.confirmationNumber)?.ids.size ?? 0;
  if (receipts !== (row.wantsReceipt ? 1 : 0))
    wrong.push(`${transNo} has ${receipts} receipts${row.wantsReceipt ? '' : ', though none are wanted'}`);
  return wrong;
}

async function chargesSince({ gatewayUrl: url, gatewaySecret: secret }: Product, since: Date) {
  const gateway = hostedGateway({ url, secret, clientId: '', clock: systemClock });
  const listed: ListedCharge[] = [];
  try {
    for await (const charge of gateway.listCharges(since, new Date(Date.now() + 60_000))) listed.push(charge);
    return listed;
  } catch {
    return undefined;
  }
}

/** Of one confirmation code: in which messages it stands, and how often they were handed over. */
interface Receipt {
  readonly ids: Set<string>;
  times: number;
}

function receiptsIn(mails: readonly Mail[]): Map<string, Receipt> {
  const found = new Map<string, Receipt>();
  for (const mail of mails) {
    const text = unbroken(mail);
    const id = /^message-id:\s*<?([^@>\s]+)/im.exec(text)?.[1] ?? 'without';
    const code = /NG-[A-Z2-9]{4}-\d{5}/.exec(text)?.[0];
    if (code === undefined) continue;
    const receipt = found.get(code) ?? { ids: new Set(), times: 0 };
    receipt.ids.add(id);
    receipt.times += 1;
    found.set(code, receipt);
  }
  return found;
}
