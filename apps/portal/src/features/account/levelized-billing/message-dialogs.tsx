import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import type { Said } from './use-levelized-billing.ts';

const titles = {
  success: 'levelizedBilling.saved.title',
  warning: 'levelizedBilling.warning.title',
  danger: 'levelizedBilling.failed.title',
} as const;

/** What was done, or why it was not (account-56). The row that asked may be gone: then the heading takes focus. */
export function SaidDialog({ said, onClose }: { said: Said; onClose: () => void }) {
  const text = useText();
  const close = (): void => {
    onClose();
    requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    });
  };
  return (
    <MessageDialog title={text(titles[said.kind])} onClose={close}>
      <Alert kind={said.kind}>{said.message}</Alert>
    </MessageDialog>
  );
}

/** Why an account can't be signed up (account-52). */
export function NotEligibleDialog({ account, onClose }: { account: LevelizedAccount; onClose: () => void }) {
  const text = useText();
  const { accountNumber: number, notEligibleMessage } = account;
  return (
    <MessageDialog title={text('levelizedBilling.notEligible.title', { number })} onClose={onClose}>
      <p>{notEligibleMessage}</p>
    </MessageDialog>
  );
}

function MessageDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const text = useText();
  return (
    <Dialog
      title={title}
      open
      width="400"
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('levelizedBilling.ok')}</Button>}
    >
      {children}
    </Dialog>
  );
}
