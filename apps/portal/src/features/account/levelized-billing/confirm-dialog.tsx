import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { DataTable, type TableColumn } from '@rochdale/ui/table/data-table.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import type { Asked } from './use-levelized-billing.ts';

interface ConfirmDialogProps {
  readonly asked: Asked;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** Asks before accounts are signed up or removed (account-54), and says which and what it means. Cancel takes focus. */
export function ConfirmDialog({ asked, isBusy, onCancel, onContinue }: ConfirmDialogProps) {
  const text = useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const isAdd = asked.action === 'Add';
  return (
    <Dialog
      title={text(isAdd ? 'levelizedBilling.confirm.signUp.title' : 'levelizedBilling.confirm.remove.title')}
      open
      onClose={onCancel}
      busy={isBusy}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} kind="secondary" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
          <Button busy={isBusy} disabledReason={notWhileLooking()} onClick={onContinue}>
            {text('ui.continue')}
          </Button>
        </>
      }
    >
      <div className="stack levelized__confirm">
        <p>{text(isAdd ? 'levelizedBilling.confirm.signUp' : 'levelizedBilling.confirm.remove')}</p>
        <AccountsList accounts={asked.accounts} isAdd={isAdd} />
        {isAdd && <p className="small muted">{text('levelizedBilling.confirm.note')}</p>}
      </div>
    </Dialog>
  );
}

function AccountsList({ accounts, isAdd }: { accounts: readonly LevelizedAccount[]; isAdd: boolean }) {
  const text = useText();
  const named = useNamedNumbers();
  const account: TableColumn<LevelizedAccount> = {
    head: text('levelizedBilling.confirm.account'),
    label: null,
    main: true,
    wide: true,
    cell: ({ accountNumber, serviceAddress }) => (
      <>
        <span className="strong num">{named(accountNumber)}</span>
        <span className="small muted levelized__reason">{serviceAddress.split('\n')[0]}</span>
      </>
    ),
  };
  const estimate: TableColumn<LevelizedAccount> = {
    head: text('levelizedBilling.estimate'),
    numeric: true,
    cell: ({ estimatedAmount }) => formatMoney(centsOf(estimatedAmount ?? 0)),
  };
  const settlement: TableColumn<LevelizedAccount> = {
    head: text('levelizedBilling.confirm.settlement'),
    cell: ({ defaultSettlementMonth }) => pageFormats().monthName(defaultSettlementMonth),
  };
  return (
    <DataTable
      caption={text('levelizedBilling.confirm.accounts')}
      rows={accounts}
      keyOf={({ accountNumber }) => accountNumber}
      columns={isAdd ? [account, estimate, settlement] : [account]}
    />
  );
}
