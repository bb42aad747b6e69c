import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { DuePaymentKey } from '../../../tables/due-payments.ts';
import { lockAccounts } from '../../account/accounts/public.ts';

const onItsWay = z.object({
  /**
   * A charge without an answer, a debit in a bank file, a returned one that is sent again, an open hosted page, or a stray
   * charge that is to be given back.
   */
  kind: z.enum(['charge', 'bank-file', 'returned', 'page', 'stray']),
  amount: z.number().int(),
  /** The co-op's day on which it is taken, where one is known. */
  day: z.string().nullable(),
  transNo: z.string().nullable(),
  planKind: z.string().nullable(),
  planKey: z.string().nullable(),
  dueDay: z.string().nullable(),
});
/** Money of an account that is on its way. In cents. */
export type OnItsWay = z.output<typeof onItsWay> & { readonly day: LocalDay | null };

const row = z.object({
  account_number: z.string(),
  balance: z.coerce.number().int(),
  on_its_way: z.array(onItsWay),
});

/** What an account owes now. In cents; below 0 is a credit. */
export interface OwedNow {
  /** The imported balance less what the portal took and the billing system has not confirmed: what members are shown. */
  readonly balance: Cents;
  /** What is on its way beside that, open pages and stray charges apart. */
  readonly underWay: Cents;
  /** Balance less what is on its way: what may still be taken by itself. */
  readonly owed: Cents;
  /** Somebody has a hosted page of the account open, or money that goes back is still held: what is owed is not known yet. */
  readonly pageIsOpen: boolean;
  /** Each of what is on its way, open pages and stray charges among them. */
  readonly items: readonly OnItsWay[];
}

/**
 * What some accounts owe now, under their locks: nobody else begins to take of them until the transaction ends. A due
 * payment that asks leaves itself out by `except`. Accounts that do not exist are left out.
 */
export async function owedNow(
  tx: Transaction,
  accountNumbers: readonly string[],
  { now, except }: { readonly now: Date; readonly except?: DuePaymentKey | undefined },
): Promise<ReadonlyMap<string, OwedNow>> {
  await lockAccounts(tx, accountNumbers);
  const isOther = ({ planKind, planKey, dueDay }: OnItsWay): boolean =>
    except === undefined || planKind !== except.planKind || planKey !== except.planKey || dueDay !== except.dueDay;
  const found = await read(tx, accountNumbers, now);
  return new Map(
    found.map(({ accountNumber, balance, items }) => {
      const others = items.filter(isOther);
      const underWay = others.reduce((sum, one) => sum + (isWaitedFor(one) ? 0 : one.amount), 0);
      const pageIsOpen = others.some(isWaitedFor);
      return [accountNumber, { balance, underWay, owed: balance - underWay, pageIsOpen, items: others }];
    }),
  );
}

/** What may end either way: it is not counted, but waited for. */
const isWaitedFor = ({ kind }: OnItsWay): boolean => kind === 'page' || kind === 'stray';

/** What of some accounts is on its way, open pages and stray charges apart; as it is shown to members. Accounts without any are left out. */
export async function onItsWayOf(
  db: Executor,
  accountNumbers: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly OnItsWay[]>> {
  const found = await read(db, accountNumbers, now);
  return new Map(
    found.flatMap(({ accountNumber, items }) => {
      const shown = items.filter((item) => !isWaitedFor(item));
      return shown.length > 0 ? [[accountNumber, shown] as const] : [];
    }),
  );
}

/** One statement, so that money that is posted meanwhile is counted in one place or the other. */
async function read(db: Executor, accountNumbers: readonly string[], now: Date) {
  const numbers = sql`${sql.param([...accountNumbers])}::text[]`;
  const { rows } = await db.execute(sql`
    with on_its_way as (
      select part.account_number, part.amount_cents as amount,
        case when due.state is null and paid.state <> 'approved' then 'page' else 'charge' end as kind,
        due.due_day as day, paid.trans_no, due.plan_kind, due.plan_key, due.due_day
      from requisition_accounts part
      join requisitions paid on paid.trans_no = part.trans_no
      left join due_payments due on due.trans_no = paid.trans_no
      where part.account_number = any(${numbers}) and paid.purpose = 'payment'
        and case when due.state is not null then due.state = 'charging' and paid.state not in ('posted', 'declined')
          else paid.state = 'approved' or (paid.flow in ('quick-pay', 'member')
            and (paid.state in ('initiated', 'presented')
              or (paid.state = 'declined' and paid.expires_at > ${now.toISOString()}::timestamptz))) end
      union all
      select due.plan_key, due.amount_cents, case due.state when 'sent' then 'bank-file' else 'returned' end,
        coalesce(entry.effective_date, due.try_on), due.trans_no, due.plan_kind, due.plan_key, due.due_day
      from due_payments due
      left join ach_entries entry on entry.trans_no = due.trans_no and due.state = 'sent'
      where due.plan_kind = 'draft' and due.plan_key = any(${numbers}) and due.state in ('sent', 'returned')
      union all
      select part.account_number, stray.amount_cents, 'stray', null, stray.trans_no, null, null, null
      from requisition_accounts part
      join requisitions paid on paid.trans_no = part.trans_no
      join gateway_results stray on stray.trans_no = part.trans_no
      where part.account_number = any(${numbers}) and stray.status = 'approved' and stray.amount_cents > 0
        and stray.refunded_at is null and stray.reference is distinct from paid.reference
        and (paid.state in ('approved', 'posted') or stray.amount_cents <> paid.amount_cents)
    )
    select account_number,
      account_balance_cents - coalesce((select sum(ledger.amount_cents) from ledger
        where ledger.account_number = accounts.account_number and ledger.confirmed_at is null), 0) as balance,
      coalesce((select json_agg(json_build_object('kind', kind, 'amount', amount, 'day', day, 'transNo', trans_no,
          'planKind', plan_kind, 'planKey', plan_key, 'dueDay', due_day) order by day, trans_no)
        from on_its_way where on_its_way.account_number = accounts.account_number), '[]') as on_its_way
    from accounts where account_number = any(${numbers})`);
  return rows.map((found) => {
    const { account_number: accountNumber, balance, on_its_way: items } = row.parse(found);
    return { accountNumber, balance, items };
  });
}
