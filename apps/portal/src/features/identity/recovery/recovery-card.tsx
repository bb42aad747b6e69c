import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';

/** The card that holds each form of this capability. */
export function RecoveryCard(props: { title: string; isNews?: boolean; children: ReactNode }) {
  const { title, isNews = false, children } = props;
  return (
    <div className="container">
      <div className="form-page">
        <div className="card">
          <div className="dialog__body">
            {isNews ? <StepHeading title={title} isNews /> : <h1 className="form-title">{title}</h1>}
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}

/** What was asked for is on its way, or not: the same words for both. */
export function Sent({ message }: { message: string }) {
  const text = useText();
  return (
    <RecoveryCard title={text('recovery.sent.title')} isNews>
      <Alert kind="success">{message}</Alert>
      <div className="actions actions--between">
        <ScreenLink className={buttonClass()} to="login">
          {text('recovery.backToLogin')}
        </ScreenLink>
      </div>
    </RecoveryCard>
  );
}
