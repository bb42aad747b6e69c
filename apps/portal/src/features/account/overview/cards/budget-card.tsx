import { centsOf, formatMoney } from '@rochdale/domain/money';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import scale from 'lucide-static/icons/scale.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import type { OverviewAccount, OverviewDetails } from '../use-overview.ts';

/** Budget Billing (account-25): for accounts that are billed so, and only what is known. */
export function BudgetCard({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const { yearToDateBudgetDifference: difference, netAccountBalance: net } = details;
  if (account.billingType !== 'Budget' || (difference === null && net === null)) return null;
  const row = (label: string, dollars: number | null) =>
    dollars === null ? [] : [{ label, value: formatMoney(centsOf(dollars)) }];
  return (
    <Fold
      icon={scale}
      title={text('overview.budget.title')}
      about={difference === null ? undefined : formatMoney(centsOf(difference))}
    >
      <div className="card__body">
        <KeyValues
          small
          rows={[...row(text('overview.budget.difference'), difference), ...row(text('overview.budget.net'), net)]}
        />
      </div>
      <div className="card__foot">
        <ScreenLink to="billpayments/history" query={{ navto: 'budget-average' }}>
          {text('overview.budget.link')}
        </ScreenLink>
      </div>
    </Fold>
  );
}
