import { standings, tenders } from '@rochdale/domain/office/payments/payment-standing';
import { useText } from '@rochdale/ui/text/text.ts';
import { standingWords, tenderWords } from './payments-calls.ts';

interface PaymentsFilterProps {
  readonly filter: Readonly<Record<string, string>>;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}

/** What of all payments is meant: days, how they were paid, how they are, for how much and whose (office-64). */
export function PaymentsFilter({ filter, onChange }: PaymentsFilterProps) {
  const text = useText();
  const typed = (name: string, label: string, more: { type?: string; mode?: 'decimal' | 'numeric' } = {}) => (
    <input
      className="input"
      type={more.type ?? 'text'}
      inputMode={more.mode}
      aria-label={label}
      placeholder={more.type === undefined ? label : undefined}
      value={filter[name] ?? ''}
      maxLength={16}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className="tools">
      {typed('from', text('officePayments.from'), { type: 'date' })}
      {typed('to', text('officePayments.to'), { type: 'date' })}
      <select
        className="select"
        aria-label={text('officePayments.tender')}
        value={filter.tender ?? ''}
        onChange={(event) => onChange({ tender: event.target.value })}
      >
        <option value="">{text('officePayments.tender.any')}</option>
        {tenders.map((one) => (
          <option key={one} value={one}>
            {text(tenderWords[one])}
          </option>
        ))}
      </select>
      <select
        className="select"
        aria-label={text('officePayments.standing')}
        value={filter.standing ?? ''}
        onChange={(event) => onChange({ standing: event.target.value })}
      >
        <option value="">{text('officePayments.standing.any')}</option>
        {standings.map((one) => (
          <option key={one} value={one}>
            {text(standingWords[one][1])}
          </option>
        ))}
      </select>
      {typed('least', text('officePayments.least'), { mode: 'decimal' })}
      {typed('most', text('officePayments.most'), { mode: 'decimal' })}
      {typed('whose', text('officePayments.whose'), { mode: 'numeric' })}
    </div>
  );
}
