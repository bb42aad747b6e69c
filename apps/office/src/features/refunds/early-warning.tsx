import { formatDay } from '@rochdale/domain/dates';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { Refunds } from './refunds-calls.ts';

interface EarlyWarningProps {
  readonly until: NonNullable<Refunds['earlyUntil']>;
  readonly isKnown: boolean;
  readonly onKnown: (isKnown: boolean) => void;
}

/** That the bank may still send an e-check back, for whoever asks and whoever approves; both say that they have read it. */
export function EarlyWarning({ until, isKnown, onKnown }: EarlyWarningProps) {
  const text = useText();
  return (
    <>
      <Alert kind="warning">{text('officeRefunds.early', { day: formatDay(until) })}</Alert>
      <Checkbox
        label={text('officeRefunds.early.known')}
        checked={isKnown}
        onChange={(event) => onKnown(event.target.checked)}
      />
    </>
  );
}
