import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import type { useFields } from '@rochdale/ui/form/fields.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { RecoveryCard, Sent } from './recovery-card.tsx';
import { useRequest } from './use-request.ts';

interface RecoveryFormProps<N extends string> {
  readonly title: string;
  readonly lead: string;
  readonly form: ReturnType<typeof useFields<N>>;
  readonly ask: (values: Record<N, string>) => Promise<{ message: string }>;
  /** The fields. */
  readonly children: ReactNode;
}

/** What was forgotten is asked for here, and answered by e-mail if anything matches (identity-59). */
export function RecoveryForm<N extends string>({ title, lead, form, ask, children }: RecoveryFormProps<N>) {
  const text = useText();
  const request = useRequest();
  if (request.answer !== undefined) return <Sent message={request.answer} />;
  return (
    <RecoveryCard title={title}>
      <p className="form-lead">{lead}</p>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={form.submit((values) => void request.send(() => ask(values)))}
      >
        {request.failure && <Alert kind="danger">{request.failure.message}</Alert>}
        {form.problems.length > 1 && <ErrorSummary key={form.refusals} items={form.problems} />}
        {children}
        <div className="actions actions--between">
          <ScreenLink className={buttonClass({ kind: 'ghost' })} to="login">
            {text('recovery.backToLogin')}
          </ScreenLink>
          <Button type="submit" busyLabel={request.isBusy ? text('recovery.sending') : undefined}>
            {text('recovery.send')}
          </Button>
        </div>
      </form>
    </RecoveryCard>
  );
}
