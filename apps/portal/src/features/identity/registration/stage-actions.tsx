import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';

interface StageActionsProps {
  /** None where there is no way back. */
  readonly back?: ReactNode;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** After a refusal the button waits until the form changes (identity-25). */
  readonly isHeld: boolean;
}

/** The foot of each stage: back on the left, on to the next stage on the right. */
export function StageActions({ back, label, busyLabel, isBusy, isHeld }: StageActionsProps) {
  const text = useText();
  return (
    <div className="actions actions--between">
      {back ?? <span />}
      <Button
        type="submit"
        busyLabel={isBusy ? busyLabel : undefined}
        disabledReason={isHeld && !isBusy ? text('registration.held') : undefined}
      >
        {label}
      </Button>
    </div>
  );
}
