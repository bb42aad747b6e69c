import { confirmPasswordViolation, newPasswordViolation } from '@rochdale/domain/identity/sign-in/new-credentials';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { useSite } from '../../../lib/site.tsx';
import { KeptPasskeys } from '../kept-passkeys/public.ts';
import { NewPasswordFields } from '../registration/public.ts';
import type { ResetLink } from './asked-link.ts';
import { type FoundLink, resetPassword } from './recovery-calls.ts';

/** Whoever may have known the old password finds nothing on this device either (identity-142). */
const forgetLastSeen = async (): Promise<unknown> => (await import('../../../lib/device/last-seen-store.ts')).forget();

/** A new password, twice. Code 2011 means success (identity-62). */
export function ResetForm({
  link,
  found: { memberName, passkeys },
  onDone,
  onInvalid,
}: {
  link: ResetLink;
  found: FoundLink;
  onDone: (message: string) => void;
  onInvalid: () => void;
}) {
  const text = useText();
  const { security } = useSite().config;
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [keptPasskeys, keepPasskeys] = useState<readonly string[]>([]);
  const form = useFields(
    {
      password: (value) => newPasswordViolation(value, security),
      cnfpassword: (value, { password }) => confirmPasswordViolation(value, password),
    },
    { password: '', cnfpassword: '' },
  );
  const reset = async (passwords: { password: string; cnfpassword: string }): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await resetPassword({
        body: { ...link, ...passwords, membername: memberName, keepsPasskeys: [...keptPasskeys] },
      });
      if (answer.code !== 2011) return;
      void forgetLastSeen().catch(() => undefined);
      onDone(answer.message);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) onInvalid();
      else setFailure(error instanceof Error ? error.message : text('error.unknown'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="form" method="post" noValidate onSubmit={form.submit((values) => void reset(values))}>
      <p className="form-lead">{text('recovery.reset.lead', { member: memberName })}</p>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
      <NewPasswordFields password={form.bind('password')} again={form.bind('cnfpassword')} />
      <KeptPasskeys passkeys={passkeys} kept={keptPasskeys} onChange={keepPasskeys} />
      <div className="actions actions--between">
        <span />
        <Button type="submit" busyLabel={isBusy ? text('recovery.sending') : undefined}>
          {text('recovery.reset.submit')}
        </Button>
      </div>
    </form>
  );
}
