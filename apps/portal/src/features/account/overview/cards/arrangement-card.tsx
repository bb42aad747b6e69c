import { isArrangementOverdue } from '@rochdale/domain/account/arrangements/arrangement';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import handshake from 'lucide-static/icons/handshake.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { useGate } from '../../../../lib/gates.ts';
import type { OverviewDetails } from '../use-overview.ts';

/** Arrangement Details (account-26): what is paid next, and whether that is overdue. */
export function ArrangementCard({ details }: { details: OverviewDetails }) {
  const text = useText();
  const canView = useGate('arrangements').open;
  const { arrangement, today } = details;
  if (!arrangement) return null;
  const isOverdue = isArrangementOverdue(arrangement.nextPaymentDueDate, today);
  return (
    <Fold
      icon={handshake}
      title={text('overview.arrangement.title')}
      about={
        <Tag kind={isOverdue ? 'danger' : 'success'}>
          {text(isOverdue ? 'overview.arrangement.overdue' : 'overview.arrangement.onTrack')}
        </Tag>
      }
      isOpen={isOverdue}
    >
      <div className="card__body">
        <KeyValues
          small
          rows={[
            {
              label: text('overview.arrangement.balance'),
              value: formatMoney(centsOf(arrangement.arrangementBalance)),
            },
            { label: text('overview.arrangement.next'), value: formatMoney(centsOf(arrangement.nextPaymentAmount)) },
            ...(arrangement.nextPaymentDueDate === null
              ? []
              : [{ label: text('overview.arrangement.due'), value: formatDay(arrangement.nextPaymentDueDate) }]),
          ]}
        />
        {arrangement.arrangementNotation !== '' && <p className="small muted">{arrangement.arrangementNotation}</p>}
      </div>
      {canView && (
        <div className="card__foot">
          <ScreenLink to="billpayments/view-arrangements">{text('overview.arrangement.view')}</ScreenLink>
        </div>
      )}
    </Fold>
  );
}
