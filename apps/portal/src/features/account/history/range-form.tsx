import {
  type DateRange,
  earliestHistoryDay,
  fromViolation,
  latestHistoryDay,
  toViolation,
} from '@rochdale/domain/account/history/range';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';

interface RangeFormProps {
  /** What is shown now; undefined until it is known. */
  readonly range: DateRange | undefined;
  readonly onShow: (range: DateRange) => void;
}

/** The days to show: both real, the first not after the last. */
export function RangeForm({ range, onShow }: RangeFormProps) {
  const text = useText();
  const fields = useFields(
    { from: (from, { to }) => fromViolation(from, to), to: toViolation },
    { from: range?.from ?? '', to: range?.to ?? '' },
  );
  const day = { type: 'date', min: earliestHistoryDay, max: latestHistoryDay };
  return (
    <form className="history__range" noValidate onSubmit={fields.submit(onShow)}>
      {fields.problems.length > 1 && <ErrorSummary key={fields.refusals} items={fields.problems} />}
      <TextField label={text('history.from')} {...day} {...fields.bind('from')} />
      <TextField label={text('history.to')} {...day} {...fields.bind('to')} />
      <Button type="submit" kind="secondary">
        {text('history.show')}
      </Button>
    </form>
  );
}
