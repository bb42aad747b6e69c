import { furthestDays } from '@rochdale/domain/account/prepaid/prepaid-outlook';
import { formatNearDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import type { OverviewDetails } from './use-overview.ts';

type Outlook = NonNullable<OverviewDetails['prepaid']>;

/** How long the money of a prepaid account lasts (account-129), below its balance. */
export function PrepaidDays({ outlook }: { outlook: Outlook }) {
  const text = useText();
  const { about, endsEarliest, endsLatest, most } = outlook;
  const [from, to] = [formatNearDay(endsEarliest), formatNearDay(endsLatest)];
  return (
    <>
      <p className="balance__days">{leftText(text, about)}</p>
      <dl className="balance__split">
        <div>
          <dt>{text('overview.prepaid.usualDay')}</dt>
          <dd>{formatMoney(centsOf(outlook.usualDay))}</dd>
        </div>
        {most < furthestDays && (
          <div>
            <dt>{text('overview.prepaid.runsOut')}</dt>
            <dd>{from === to ? from : text('overview.prepaid.between', { from, to })}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function leftText(text: Translate, days: number): string {
  if (days === furthestDays) return text('overview.prepaid.furthest', { days });
  if (days === 0) return text('overview.prepaid.none');
  return days === 1 ? text('overview.prepaid.day') : text('overview.prepaid.days', { days });
}
