import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Outcome } from '@rochdale/ui/layout/outcome.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';

interface ScheduleResultProps {
  readonly kind: 'success' | 'canceled' | 'failed';
  readonly said: string;
  readonly children?: ReactNode;
  /** Stands before Done. */
  readonly action?: ReactNode;
}

/** How scheduling a payment ended, with the way on (planned-39). */
export function ScheduleResult({ kind, said, children, action }: ScheduleResultProps) {
  const text = useText();
  return (
    <div className="container">
      <div className="outcome">
        <div className="card">
          <Outcome kind={kind} title={text('screen.schedulePayment')} said={said}>
            {children}
            <div className="actions outcome__done">
              {action}
              <ScreenLink className={buttonClass()} to="accountoverview">
                {text('scheduledPayments.done')}
              </ScreenLink>
            </div>
          </Outcome>
        </div>
      </div>
    </div>
  );
}
