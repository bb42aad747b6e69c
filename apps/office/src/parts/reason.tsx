import { longestReason, reasonViolation } from '@rochdale/domain/office/staff/reason';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useState } from 'react';

/** Why somebody does something: its field, and a way on that opens once it says enough. */
export function useReason(): {
  readonly reason: string;
  readonly field: ReactNode;
  readonly submit: (run: () => void) => void;
} {
  const text = useText();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const found = reasonViolation(reason);
  return {
    reason,
    field: (
      <TextAreaField
        label={text('office.reason')}
        hint={text('office.reason.hint')}
        error={isRefused && found ? violationText(found) : undefined}
        value={reason}
        maxLength={longestReason}
        required
        onChange={(event) => setReason(event.target.value)}
      />
    ),
    submit: (run) => {
      setRefused(found !== undefined);
      if (found === undefined) run();
    },
  };
}
