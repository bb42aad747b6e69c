import { formatMoney } from '@rochdale/domain/money';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useProof } from '../../parts/proof.tsx';
import { EarlyWarning } from './early-warning.tsx';
import { type AskedRefund, approve, centsOf, type Refunds } from './refunds-calls.ts';
import { SumText } from './sum-text.tsx';

interface ApproveRefundProps {
  readonly asked: AskedRefund;
  readonly refunds: Refunds;
  readonly mayGive: boolean;
  readonly onDone: (said: string) => void;
}

/** A refund that waits for its second person, who approves the sum. */
export function ApproveRefund({ asked, refunds, mayGive, onDone }: ApproveRefundProps) {
  const text = useText();
  const proof = useProof();
  const [isKnown, setKnown] = useState(false);
  const { approvalId, isOwn, by, reason } = asked;
  const early = isOwn ? null : refunds.earlyUntil;
  const sent = useSend(
    async () => (await proof()) && (await approve({ params: { approvalId } })),
    (answer) => {
      if (answer !== false) onDone(text('officeRefunds.done'));
    },
  );
  return (
    <div className="form">
      <p>
        <Mark kind="wait">{text('officeRefunds.waits')}</Mark>
      </p>
      <p className="strong">
        <SumText sums={asked} />
      </p>
      <p className="reads">{text('officeRefunds.askedBy', { name: by ?? text('office.server'), reason })}</p>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      {early !== null && mayGive && <EarlyWarning until={early} isKnown={isKnown} onKnown={setKnown} />}
      {mayGive && (
        <div className="acts acts--end">
          <OfficeLink to="approvals" parts={{}}>
            {text('officeRefunds.refuse')}
          </OfficeLink>
          <Button
            busy={sent.isPending}
            disabledReason={
              isOwn
                ? text('officeRefunds.own')
                : early !== null && !isKnown
                  ? text('officeRefunds.early.first')
                  : undefined
            }
            onClick={() => void sent.send(undefined)}
          >
            {text('officeRefunds.approve', { amount: formatMoney(centsOf(asked)) })}
          </Button>
        </div>
      )}
    </div>
  );
}
