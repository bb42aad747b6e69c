import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { draftStartsOn } from '@rochdale/domain/planned/draft-payments/draft-day';
import { draftRequestItems } from '@rochdale/domain/planned/draft-payments/draft-request';
import { nextDueDay } from '@rochdale/domain/planned/due-payments/payment-plan';
import { useText } from '@rochdale/ui/text/text.ts';
import type { DraftEditor } from './use-draft-form.ts';

/** When the first draft of each chosen account is taken, and how much as it stands: shown before the member agrees. */
export function FirstDrafts({ editor, today }: { editor: DraftEditor; today: LocalDay }) {
  const text = useText();
  const items = draftRequestItems(editor.form).flatMap(({ accountNumber: number, draftMethod, draftDay, ...item }) => {
    const account = editor.undrafted.find(({ accountNumber }) => accountNumber === number);
    if (!account) return [];
    const startDate = draftStartsOn(item.draftStartDate, account.eligibleDraftDate, today);
    const plan = { kind: 'draft', method: draftMethod, day: draftDay, startDate } as const;
    const needsDay = draftMethod === 'DAY_OF_MONTH' || draftMethod === 'DAYS_AFTER_BILLING';
    const due = needsDay && draftDay === null ? undefined : nextDueDay(plan, account.bills, today);
    const waits = editor.form.draftOption === 'BANK' && due !== undefined && account.debitFrom > due;
    const date = waits ? account.debitFrom : due;
    const amount = formatMoney(Math.max(0, account.accountBalance));
    const line =
      date === undefined
        ? text('draftPayments.first.withBill', { number, amount })
        : text('draftPayments.first.on', { number, amount, date: formatDay(date) });
    return draftMethod === 'DAY_OF_MONTH' && date === undefined ? [] : [{ number, line }];
  });
  return (
    <section className="card drafts__card" aria-labelledby="first-drafts">
      <h2 id="first-drafts">{text('draftPayments.first')}</h2>
      <div role="status">
        {items.length === 0 ? (
          <p className="muted">{text('draftPayments.first.none')}</p>
        ) : (
          items.map(({ number, line }) => <p key={number}>{line}</p>)
        )}
      </div>
    </section>
  );
}
