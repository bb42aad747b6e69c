import { useText } from '@rochdale/ui/text/text.ts';

interface FilterProps {
  readonly filter: Readonly<Record<string, string>>;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}

/** Which settlements the list shows; all of it stands in the address. */
export function SettlementsFilter({ filter, onChange }: FilterProps) {
  const text = useText();
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
      {day('from', text('settlements.from'))}
      {day('to', text('settlements.to'))}
      <DifferingSelect filter={filter} onChange={onChange} />
    </div>
  );
}

/** Everything, or only what differs. */
export function DifferingSelect({ filter, onChange }: FilterProps) {
  const text = useText();
  return (
    <select
      className="select"
      aria-label={text('settlements.differs')}
      value={filter.differs === 'yes' ? 'yes' : ''}
      onChange={(event) => onChange({ differs: event.target.value })}
    >
      <option value="">{text('settlements.differs.any')}</option>
      <option value="yes">{text('settlements.differs.yes')}</option>
    </select>
  );
}
