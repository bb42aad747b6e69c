import { draftMethodNames } from '@rochdale/domain/planned/draft-payments/authorized-draft';
import { unselectableReason } from '@rochdale/domain/planned/draft-payments/draft-account';
import { dayFieldLength, draftMethodsFor, earliestStartDate } from '@rochdale/domain/planned/draft-payments/draft-day';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { upToDigits } from '@rochdale/ui/form/fields.ts';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import info from 'lucide-static/icons/info.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { AccountName } from './accounts-tab.tsx';
import type { ShownAccount } from './draft-payments-calls.ts';
import type { DraftEditor } from './use-draft-form.ts';

interface PanelProps {
  readonly account: ShownAccount;
  readonly editor: DraftEditor;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** One account to set up: its tick, why it is held back, and when it is drafted (planned-20). */
export function AccountPanel({ account, editor, isOpen, onToggle }: PanelProps) {
  const text = useText();
  const { accountNumber: number } = account;
  const held = unselectableReason(account, editor.form.draftOption, editor.rules);
  const row = editor.form.rows.find((one) => one.accountNumber === number);
  const reasonId = `held-${number}`;
  const state = held ? ' is-off' : isOpen ? ' is-open' : '';
  return (
    <li className={`panel${state}`}>
      <div className="panel__head">
        <input
          type="checkbox"
          className="tick"
          aria-label={text('draftPayments.account.tick', { number })}
          aria-describedby={held && reasonId}
          disabled={held !== undefined}
          checked={row?.check ?? false}
          onChange={(event) => {
            editor.tick([number], event.target.checked);
            onToggle(event.target.checked);
          }}
        />
        <AccountName account={account} />
        {!held && (
          <button
            type="button"
            className="icon-btn"
            aria-expanded={isOpen}
            aria-label={text('draftPayments.account.settings', { number })}
            onClick={() => onToggle(!isOpen)}
          >
            <Icon drawing={chevronDown} />
          </button>
        )}
      </div>
      {held && (
        <p className="panel__why">
          <Icon drawing={info} />
          <span id={reasonId}>{violationText(held)}</span>
          {held.code === 'draftPayments.account.pastDue' && (
            <ScreenLink to="accountoverview" query={{ accountno: number, pay: 'true' }}>
              {text('shell.payBill')}
            </ScreenLink>
          )}
        </p>
      )}
      {!held && isOpen && row && <PanelFields account={account} row={row} editor={editor} />}
    </li>
  );
}

function PanelFields({
  account,
  row,
  editor,
}: {
  account: ShownAccount;
  row: DraftEditor['form']['rows'][number];
  editor: DraftEditor;
}) {
  const text = useText();
  const { accountNumber: number } = account;
  const day = row.draftMethod === 'DAY_OF_MONTH' ? 'dayOfMonth' : 'daysAfter';
  const hasDay = row.draftMethod === 'DAY_OF_MONTH' || row.draftMethod === 'DAYS_AFTER_BILLING';
  const bind = (field: 'dayOfMonth' | 'daysAfter' | 'draftStartDate') => ({
    id: `${field}-${number}`,
    value: row[field],
    error: editor.errorOf(field, number),
    onBlur: () => editor.touch(field, number),
  });
  return (
    <div className="panel__body form form--2">
      <div className="span drafts__methods">
        <RadioGroup
          label={text('draftPayments.method')}
          name={`draftMethod-${number}`}
          value={row.draftMethod}
          options={draftMethodsFor(account).map((value) => ({ value, label: text(draftMethodNames[value]) }))}
          onChange={(draftMethod) => editor.change(number, { draftMethod })}
        />
      </div>
      {hasDay && (
        <TextField
          {...bind(day)}
          label={text(
            day === 'dayOfMonth' ? 'draftPayments.method.DAY_OF_MONTH' : 'draftPayments.method.DAYS_AFTER_BILLING',
          )}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => editor.change(number, { [day]: upToDigits(dayFieldLength)(event.target.value) })}
        />
      )}
      <TextField
        {...bind('draftStartDate')}
        label={text('draftPayments.startDate')}
        type="date"
        min={earliestStartDate}
        onChange={(event) => editor.change(number, { draftStartDate: event.target.value })}
      />
    </div>
  );
}
