import { formatMoney } from '@rochdale/domain/money';
import type { OfferedAmount } from '@rochdale/domain/paying/payment-form/offered-amounts';
import { FieldError, idsOf } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { daysMoreText, type PrepaidUse } from './prepaid-use.ts';
import './amount-chips.css';

interface AmountChipsProps {
  /** What a refused submit points at. */
  readonly id: string | undefined;
  readonly offered: readonly OfferedAmount[];
  /** What a prepaid account uses: each sum says how many days it lasts. */
  readonly prepaid: PrepaidUse | undefined;
  /** The amount that is chosen; undefined when another is typed. */
  readonly chosen: number | undefined;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (amount: number) => void;
  readonly onOther: () => void;
}

/** The sums that a member knows, each with its word, and Other (paying-72). */
export function AmountChips({ id, offered, prepaid, chosen, hint, error, onChoose, onOther }: AmountChipsProps) {
  const text = useText();
  const hintId = hint === undefined ? undefined : 'amount-hint';
  const errorId = error === undefined ? undefined : 'amount-error';
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={idsOf(hintId, errorId)}>
      <legend className="label">{text('pay.amount')}</legend>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      <div className="chips">
        {offered.map(({ amount, name }) => (
          <Chip
            key={amount}
            word={prepaid ? daysMoreText(text, prepaid, amount) : text(name)}
            checked={chosen === amount}
            onChoose={() => onChoose(amount)}
          >
            {formatMoney(amount)}
          </Chip>
        ))}
        <Chip word={text('pay.offer.other.text')} checked={chosen === undefined} onChoose={onOther}>
          {text('pay.offer.other')}
        </Chip>
      </div>
    </fieldset>
  );
}

interface ChipProps {
  readonly word: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Chip({ word, checked, onChoose, children }: ChipProps) {
  return (
    <label className="chip">
      <input type="radio" name="offeredAmount" checked={checked} onChange={onChoose} />
      <span>
        {children} <small>{word}</small>
      </span>
    </label>
  );
}
