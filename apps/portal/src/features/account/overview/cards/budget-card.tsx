import { centsOf, formatMoney } from '@rochdale/domain/money';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { useText } from '../../../../lib/text/text.ts';
import { KeyValues } from '../../../../ui/figures/key-values.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { OverviewAccount, OverviewDetails } from '../use-overview.ts';

/** Budget Billing (account-25): for accounts that are billed so, and only what is known. */
export function BudgetCard({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const { yearToDateBudgetDifference: difference, netAccountBalance: net } = details;
  if (account.billingType !== 'Budget' || (difference === null && net === null)) return null;
  const row = (label: string, dollars: number | null) =>
    dollars === null ? [] : [{ label, value: formatMoney(centsOf(dollars)) }];
  return (
    <Card
      title={text('overview.budget.title')}
      foot={
        <ScreenLink to="billpayments/history" query={{ navto: 'budget-average' }}>
          {text('overview.budget.link')}
        </ScreenLink>
      }
    >
      <div className="card__body">
        <KeyValues
          small
          rows={[...row(text('overview.budget.difference'), difference), ...row(text('overview.budget.net'), net)]}
        />
      </div>
    </Card>
  );
}
