import type { ReactNode } from 'react';
import { ScreenLink } from '../../lib/link.tsx';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The card that holds each form of this capability. */
export function RecoveryCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="container">
      <div className="form-page">
        <div className="card">
          <div className="dialog__body">
            <h1 className="form-title">{title}</h1>
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
    <RecoveryCard title={text('recovery.sent.title')}>
      <Alert kind="success">{message}</Alert>
      <div className="actions actions--between">
        <ScreenLink className={buttonClass()} to="login">
          {text('recovery.backToLogin')}
        </ScreenLink>
      </div>
    </RecoveryCard>
  );
}
