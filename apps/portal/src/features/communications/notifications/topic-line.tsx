import { daysBeforeChoices, type ThresholdTopic } from '@rochdale/domain/communications/notifications/thresholds';
import { Field, TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { topicWords } from './notification-words.ts';
import type { Choices } from './use-choices.ts';

interface TopicLineProps {
  readonly topic: ThresholdTopic;
  readonly choices: Choices;
  readonly unit: string;
}

/** Where the member draws a topic's line: days before, units a day, or dollars. */
export function TopicLine({ topic, choices, unit }: TopicLineProps) {
  const text = useText();
  const binding = choices.form.bind(topic);
  if (topic === 'highUsage')
    return (
      <TextField
        {...binding}
        label={text('notifications.highUsage.line', { unit })}
        hint={text('notifications.highUsage.hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
      />
    );
  if (topic === 'lowPrepaidBalance')
    return (
      <TextField
        {...binding}
        label={text('notifications.lowBalance.line')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
      />
    );
  const { error, id, required: _, ...control } = binding;
  return (
    <Field
      label={text(topic === 'prepaidDays' ? 'notifications.prepaidDays.days' : 'notifications.days')}
      id={id}
      error={error}
    >
      {(described) => (
        <select
          {...control}
          {...described}
          className="select"
          aria-label={text('notifications.days.of', { topic: text(topicWords[topic].name) })}
        >
          {daysBeforeChoices.map((days) => (
            <option key={days} value={days}>
              {days}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
