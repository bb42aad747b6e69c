import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { formatLocalTime } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import './payments.css';

/** What a balance is as of, and whether the billing system could not be asked; nothing where it never is (billing-link-5). */
export function BalanceAsOf({ moment }: { moment: ResponseOf<'accounts.info'>['balanceMoment'] }) {
  const text = useText();
  if (!moment) return null;
  const time = formatLocalTime(moment.asOf);
  return <p className="balance-as-of">{text(moment.isFresh ? 'pay.balance.asOf' : 'pay.balance.kept', { time })}</p>;
}
