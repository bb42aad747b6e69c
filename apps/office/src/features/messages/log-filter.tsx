import { messageStates } from '@rochdale/domain/office/messages/message-again';
import { messageSubjects } from '@rochdale/domain/office/messages/message-subjects';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { subjectWords } from './kind-text.ts';
import { channels, channelWords, stateWords } from './messages-calls.ts';

interface LogFilterProps {
  readonly filter: Readonly<Record<string, string>>;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}

/** What of all messages is meant: days, way, what about, how it stands, and to whom (office-153). */
export function LogFilter({ filter, onChange }: LogFilterProps) {
  const text = useText();
  const field = (name: string, label: string, type: 'date' | 'text') => (
    <input
      className="input"
      type={type}
      aria-label={label}
      placeholder={type === 'text' ? label : undefined}
      value={filter[name] ?? ''}
      maxLength={200}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  const select = (name: string, any: string, label: string, options: readonly (readonly [string, string])[]) => (
    <select
      className="select"
      aria-label={label}
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
    >
      <option value="">{any}</option>
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  );
  return (
    <div className="tools">
      {field('from', text('messages.log.from'), 'date')}
      {field('to', text('messages.log.to'), 'date')}
      {select(
        'channel',
        text('messages.log.anyWay'),
        text('messages.log.way'),
        channels.map((one) => [one, text(channelWords[one])]),
      )}
      {select(
        'about',
        text('messages.log.anything'),
        text('messages.what'),
        messageSubjects.map((one) => [one, text(subjectWords[one])]),
      )}
      {select(
        'state',
        text('messages.log.anyState'),
        text('messages.state'),
        messageStates.map((one) => [one, text(stateWords[one][1])]),
      )}
      {field('recipient', text('messages.log.recipient'), 'text')}
      {filter.announcementId !== undefined && (
        <Button kind="secondary" size="s" onClick={() => onChange({ announcementId: '' })}>
          {text('messages.log.announcement.off')}
        </Button>
      )}
    </div>
  );
}
