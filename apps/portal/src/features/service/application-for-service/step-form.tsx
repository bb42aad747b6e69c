import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import type { ApplicationState } from './use-application.ts';
import type { Step } from './use-step.ts';

interface StepFormProps {
  readonly state: ApplicationState;
  readonly step: Step;
  readonly children: ReactNode;
}

/** A step's fields, with the way back and on below them. */
export function StepForm({ state, step, children }: StepFormProps) {
  const text = useText();
  return (
    <form className="form" method="post" noValidate onSubmit={step.submit}>
      {step.problems.length > 1 && <ErrorSummary key={step.refusals} items={step.problems} />}
      {children}
      <div className="actions actions--between">
        {state.step === 'service' ? (
          <span />
        ) : (
          <Button kind="ghost" onClick={state.back}>
            {text('applicationForService.back')}
          </Button>
        )}
        <Button type="submit">{text('applicationForService.next')}</Button>
      </div>
    </form>
  );
}
