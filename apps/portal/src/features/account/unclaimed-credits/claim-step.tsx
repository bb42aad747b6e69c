import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef } from 'react';
import { ClaimFields } from './claim-fields.tsx';
import type { UnclaimedCredit } from './unclaimed-credits-calls.ts';
import { useClaimForm } from './use-claim-form.ts';

interface ClaimStepProps {
  readonly credit: UnclaimedCredit;
  readonly onCancel: () => void;
  readonly onDone: (message: string) => void;
  readonly onRefused: () => void;
}

/** Step 2: who claims the credits, and how the co-op may answer (account-77). A refused claim keeps what was typed. */
export function ClaimStep({ credit, onCancel, onDone, onRefused }: ClaimStepProps) {
  const text = useText();
  const { form, request } = useClaimForm(credit, { onDone, onRefused });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="card unclaimed__step" aria-labelledby="claim-title">
      <h2 ref={heading} id="claim-title" tabIndex={-1}>
        {text('unclaimedCredits.claim.title')}
      </h2>
      <p className="form-lead">{text('unclaimedCredits.claim.lead', { name: credit.name })}</p>
      <form
        className="form form--2"
        method="post"
        noValidate
        onSubmit={(event) => {
          request.reset();
          form.submit((values) => void request.send(values))(event);
        }}
      >
        {request.error && (
          <div className="span">
            <FocusedAlert key={request.count} kind="danger">
              {request.error.message}
            </FocusedAlert>
          </div>
        )}
        {form.problems.length > 1 && (
          <div className="span">
            <ErrorSummary key={form.refusals} items={form.problems} />
          </div>
        )}
        <ClaimFields form={form} />
        <div className="actions actions--between span">
          <Button kind="ghost" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" busyLabel={request.isPending ? text('unclaimedCredits.submitting') : undefined}>
            {text('unclaimedCredits.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}
