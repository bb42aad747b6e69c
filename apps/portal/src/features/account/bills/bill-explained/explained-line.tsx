import { formatDay } from '@rochdale/domain/dates';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { useGate } from '../../../../lib/gates.ts';
import type { BilledBill } from '../bill-calls.ts';
import { BillDays } from './bill-days.tsx';
import type { ExplainedBill, ExplainedLine } from './explained-calls.ts';

interface ExplainedLineRowProps {
  readonly bill: BilledBill;
  readonly explained: ExplainedBill;
  readonly name: string;
  /** What was counted. */
  readonly note: string | undefined;
  readonly amount: string;
  readonly line: ExplainedLine | null;
  /** The days of the bill are behind it. */
  readonly hasDays: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A line that opens: what it is, how its number comes about, and the days behind it (account-121, account-122). */
export function ExplainedLineRow(props: ExplainedLineRowProps) {
  const { bill, explained, name, note, amount, line, hasDays, isOpen, onToggle } = props;
  const showsDays = hasDays && explained.days.length > 0;
  // Once opened, how it comes about says it with its result.
  const isSaid = isOpen && note !== undefined && line?.how.some((sentence) => sentence.startsWith(note));
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className="lines__row">
          <span>
            <b>{name}</b>
            {note !== undefined && !isSaid && <small className="num">{note}</small>}
            {line && <small>{line.what}</small>}
          </span>
          <span className="money">{amount}</span>
          <Icon drawing={chevronDown} size="s" />
        </summary>
        <div className="lines__more">
          {line?.how.map((sentence) => (
            <p key={sentence} className="muted">
              {sentence}
            </p>
          ))}
          {line?.rate && <p className="muted">{line.rate}</p>}
          {showsDays && <Days bill={bill} explained={explained} />}
        </div>
      </details>
    </li>
  );
}

function Days({ bill, explained }: { bill: BilledBill; explained: ExplainedBill }) {
  const text = useText();
  const canTrack = useGate('usageTracker').open;
  const [first, last] = [explained.days[0]?.date ?? '', explained.days.at(-1)?.date ?? ''];
  return (
    <>
      <BillDays days={explained.days} unit={explained.unit} />
      {canTrack && (
        <p>
          <ScreenLink
            to="usage-tracker"
            query={{ accountno: bill.accountNumber, from: formatDay(first), to: formatDay(last) }}
          >
            {text('billExplained.days.tracker')}
          </ScreenLink>
        </p>
      )}
    </>
  );
}
