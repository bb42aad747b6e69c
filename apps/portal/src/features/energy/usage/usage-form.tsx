import type { LocalDay } from '@rochdale/domain/dates';
import { timeframeLabels, timeframeSpan, timeframes } from '@rochdale/domain/energy/usage/timeframes';
import type { GraphType } from '@rochdale/domain/energy/usage/units';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Field, TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { FormEvent } from 'react';
import { type RangeRules, useRangeFields } from './range-fields.ts';
import { graphLabels } from './usage-texts.ts';
import type { AskedRange } from './use-range.ts';

export interface UsageFormProps {
  readonly range: AskedRange;
  readonly onAsk: (range: AskedRange) => void;
  readonly rules: RangeRules;
  readonly today: LocalDay;
  readonly isMdmOn: boolean;
  readonly labels: { readonly from: string; readonly to: string };
  readonly meters: readonly string[];
  readonly meter: string | undefined;
  readonly onMeter: (meter: string) => void;
  /** What may be shown; a choice where there is more than one. */
  readonly graphs?: readonly GraphType[];
  readonly graph?: GraphType;
  readonly onGraph?: (graph: GraphType) => void;
  /** Usage is suspended: nothing can be asked. */
  readonly disabled?: boolean;
  /** Whether it stands by itself. */
  readonly isCard?: boolean;
}

/** Dates, timeframe, meter and unit (energy-12): a timeframe loads at once and clears the dates, and dates clear it. */
export function UsageForm(props: UsageFormProps) {
  const {
    range,
    onAsk,
    rules,
    today,
    isMdmOn,
    labels,
    graphs = [],
    graph,
    onGraph,
    disabled = false,
    isCard = false,
  } = props;
  const text = useText();
  const fields = useRangeFields(range, rules, { today, isMdmOn });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!fields.isValid) return;
    onAsk(fields.isTimeframe ? { ...range } : { span: fields.values });
  };
  return (
    <form
      className={isCard ? 'card usage-form' : 'usage-form'}
      noValidate
      aria-label={text('usage.form')}
      onSubmit={submit}
    >
      <fieldset className="usage-form__fields" disabled={disabled}>
        <legend className="vh">{text('usage.form')}</legend>
        <TextField label={labels.from} {...fields.bind('fromDate')} />
        <TextField label={labels.to} {...fields.bind('toDate')} />
        <SelectField
          label={text('usage.timeframe')}
          placeholder={text('usage.timeframe.choose')}
          options={timeframes.map((value) => ({ value, label: text(timeframeLabels[value]) }))}
          value={range.timeframe ?? ''}
          onChange={({ target }) => {
            const timeframe = timeframes.find((one) => one === target.value);
            onAsk(timeframe ? { timeframe, span: timeframeSpan(timeframe, today) } : { span: range.span });
          }}
        />
        <MeterField {...props} />
        {graph !== undefined && graphs.length > 1 && (
          <Segment
            label={text('usage.show')}
            value={graph}
            options={graphs.map((value) => ({ value, label: text(graphLabels[value]) }))}
            onChange={(value) => onGraph?.(value)}
          />
        )}
        <div className="usage-form__submit">
          <Button
            type="submit"
            disabledReason={fields.isValid || disabled ? undefined : text('usage.submit.wait')}
            onRefused={fields.blame}
            disabled={disabled}
          >
            {text('usage.submit')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

function MeterField({ meters, meter, onMeter }: Pick<UsageFormProps, 'meters' | 'meter' | 'onMeter'>) {
  const text = useText();
  return (
    <Field label={text('usage.meter')}>
      {(control) => (
        <select {...control} className="select" value={meter} onChange={({ target }) => onMeter(target.value)}>
          {meters.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
