import { amountFieldText, type Cents, formatMoney, parseAmount } from '@rochdale/domain/money';
import { highestOwnLimit } from '@rochdale/domain/office/refunds/own-limit';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useState } from 'react';

/** How much somebody may give back alone: its field, and a way on that opens once it is an amount that may be set. */
export function useLimit(standing: Cents): {
  readonly cents: Cents | undefined;
  readonly field: ReactNode;
  readonly submit: (run: () => void) => void;
} {
  const text = useText();
  const [value, setValue] = useState(() => amountFieldText(standing));
  const [isRefused, setRefused] = useState(false);
  const read = parseAmount(value);
  const cents = read !== undefined && read >= 0 && read <= highestOwnLimit ? read : undefined;
  return {
    cents,
    field: (
      <TextField
        label={text('staffPages.staff.limit.amount')}
        hint={text('staffPages.staff.limit.hint')}
        error={
          isRefused && cents === undefined
            ? text('staffPages.staff.limit.invalid', { most: formatMoney(highestOwnLimit) })
            : undefined
        }
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    ),
    submit: (run) => {
      setRefused(cents === undefined);
      if (cents !== undefined) run();
    },
  };
}
