import type { LocalTime } from '@rochdale/domain/dates';
import { laterBy } from '@rochdale/domain/office/outages/outage-form';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useLocalNow } from '../outage-time.ts';

interface EstimateFieldProps {
  readonly estimate: LocalTime | null;
  readonly error: string | undefined;
  readonly onChange: (estimate: LocalTime | null) => void;
}

/** When power is expected back: typed, later by a press, or not known. */
export function EstimateField({ estimate, error, onChange }: EstimateFieldProps) {
  const text = useText();
  const now = useLocalNow();
  return (
    <div className="outage__estimate">
      <TextField
        label={text('outageDesk.form.estimate')}
        hint={estimate === null ? text('outageDesk.form.notKnown.now') : undefined}
        type="datetime-local"
        error={error}
        value={estimate ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
      <fieldset className="outage__later">
        <legend className="label">{text('outageDesk.form.later')}</legend>
        <div className="acts">
          <Button kind="secondary" onClick={() => onChange(laterBy(estimate, 30, now))}>
            {text('outageDesk.form.later.30')}
          </Button>
          <Button kind="secondary" onClick={() => onChange(laterBy(estimate, 60, now))}>
            {text('outageDesk.form.later.60')}
          </Button>
          <Button kind="secondary" onClick={() => onChange(null)}>
            {text('outageDesk.form.notKnown')}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
