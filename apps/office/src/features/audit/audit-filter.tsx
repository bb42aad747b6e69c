import { officeActs } from '@rochdale/contract/office-acts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { actWords } from '../../lib/act-words.ts';
import { auditPeople } from './audit-calls.ts';

interface AuditFilterProps {
  readonly filter: Readonly<Record<string, string>>;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}

/** What entries are looked for: who, what, when, about whom, and words of the reason. */
export function AuditFilter({ filter, onChange }: AuditFilterProps) {
  const text = useText();
  const people = useQuery({ queryKey: ['audit-people'], queryFn: () => auditPeople({}) });
  const { act = '', from = '', to = '', subject = '', words = '', who = '' } = filter;
  return (
    <div className="tools">
      <select
        className="select"
        aria-label={text('staffPages.audit.filter.who')}
        value={who}
        onChange={(event) => onChange({ who: event.target.value })}
      >
        <option value="">{text('staffPages.audit.filter.anyone')}</option>
        {people.data?.people.map(({ staffId, name }) => (
          <option key={staffId} value={staffId}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="select"
        aria-label={text('staffPages.audit.filter.act')}
        value={act}
        onChange={(event) => onChange({ act: event.target.value })}
      >
        <option value="">{text('staffPages.audit.filter.all')}</option>
        {officeActs.map((one) => (
          <option key={one} value={one}>
            {text(actWords[one])}
          </option>
        ))}
      </select>
      <input
        className="input"
        type="date"
        aria-label={text('staffPages.audit.filter.from')}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <input
        className="input"
        type="date"
        aria-label={text('staffPages.audit.filter.to')}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <input
        className="input"
        type="search"
        aria-label={text('staffPages.audit.about')}
        placeholder={text('staffPages.audit.about.hint')}
        value={subject}
        onChange={(event) => onChange({ subject: event.target.value.trim() })}
      />
      <input
        className="input"
        type="search"
        maxLength={200}
        aria-label={text('staffPages.audit.words')}
        placeholder={text('staffPages.audit.words')}
        value={words}
        onChange={(event) => onChange({ words: event.target.value })}
      />
    </div>
  );
}
