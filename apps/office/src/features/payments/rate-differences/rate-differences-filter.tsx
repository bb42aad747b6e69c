import { useText } from '@rochdale/ui/text/text.ts';

interface FilterProps {
  readonly filter: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}

/** Which bills are compared; all of it stands in the address. */
export function RateDifferencesFilter({ filter, codes, onChange }: FilterProps) {
  const text = useText();
  const { schedule = '' } = filter;
  const day = (name: 'from' | 'to', label: string) => (
    <input
      className="input"
      type="date"
      aria-label={label}
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className="tools">
      {day('from', text('rateDifferences.from'))}
      {day('to', text('rateDifferences.to'))}
      <select
        className="select"
        aria-label={text('rateDifferences.schedule')}
        value={schedule}
        onChange={(event) => onChange({ schedule: event.target.value })}
      >
        <option value="">{text('rateDifferences.schedule.any')}</option>
        {[...new Set([...codes, ...(schedule === '' ? [] : [schedule])])].map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </div>
  );
}
