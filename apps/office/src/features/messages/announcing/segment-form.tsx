import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import x from 'lucide-static/icons/x.svg?inner';
import { useState } from 'react';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { announcementsKey, segmentChoices } from './announcing-calls.ts';
import {
  type Condition,
  type ConditionField,
  conditionFields,
  conditionText,
  fieldWords,
  valuesOf,
} from './segment-words.ts';

interface SegmentFormProps {
  readonly conditions: readonly Condition[];
  readonly onChange: (conditions: readonly Condition[]) => void;
}

/** The conditions that say who gets it: each can be taken off, and another added (office-151). */
export function SegmentForm({ conditions, onChange }: SegmentFormProps) {
  const text = useText();
  const query = useQuery({ queryKey: [...announcementsKey, 'choices'], queryFn: () => segmentChoices({}) });
  const [field, setField] = useState<ConditionField>('towns');
  const [value, setValue] = useState('');
  const add = (): void => {
    if (value === '') return;
    const others = conditions.filter((one) => one.field !== field || one.value !== value);
    onChange([...others, { field, value }]);
    setValue('');
  };
  return (
    <>
      {conditions.length === 0 && <p className="muted">{text('announcing.conditions.none')}</p>}
      {conditions.length > 0 && (
        <ul className="acts" aria-label={text('announcing.conditions')}>
          {conditions.map((condition) => (
            <li key={`${condition.field} ${condition.value}`}>
              <button
                type="button"
                className="chip"
                aria-label={text('announcing.condition.off', { condition: conditionText(condition, text) })}
                onClick={() => onChange(conditions.filter((one) => one !== condition))}
              >
                {conditionText(condition, text)}
                <Icon drawing={x} size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PartLoaded query={query} rows={1}>
        {(choices) => (
          <div className="acts">
            <select
              className="select"
              aria-label={text('announcing.condition.field')}
              value={field}
              onChange={(event) => {
                setField(conditionFields.find((one) => one === event.target.value) ?? 'towns');
                setValue('');
              }}
            >
              {conditionFields.map((one) => (
                <option key={one} value={one}>
                  {text(fieldWords[one])}
                </option>
              ))}
            </select>
            <select
              className="select"
              aria-label={text('announcing.condition.value')}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            >
              <option value="">{text('announcing.condition.choose')}</option>
              {valuesOf(field, choices, text).map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </select>
            <Button kind="secondary" size="s" onClick={add}>
              {text('announcing.condition.add')}
            </Button>
          </div>
        )}
      </PartLoaded>
    </>
  );
}
