import { actionOf } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Pager } from '@rochdale/ui/table/pager.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import scale from 'lucide-static/icons/scale.svg?inner';
import { useState } from 'react';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { useSite } from '../../../lib/site.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import { NotEligibleDialog, SaidDialog } from './message-dialogs.tsx';
import { Toolbar } from './toolbar.tsx';
import { useLevelizedUpdate } from './use-levelized-billing.ts';
import { useLevelizedView } from './use-levelized-view.ts';

const pageSizes = [10, 25, 50, 100] as const;
/** Where the site begins with 20 rows. */
const pageSizesWith20 = [10, 20, 25, 50, 100] as const;

/** Filter, search and accounts, the bulk button, and the dialogs about them. */
export function AccountsCard({ accounts }: { accounts: readonly LevelizedAccount[] }) {
  const text = useText();
  const { levelizedPageSize } = useSite().config.accounts;
  const table = useLevelizedView();
  const update = useLevelizedUpdate(() => table.setFilter('all'));
  const [closed, setClosed] = useState<LevelizedAccount>();
  const rows = table.rowsOf(accounts);
  const action = actionOf(table.filter);
  const { asked, said } = update;
  return (
    <>
      <Toolbar accounts={accounts} table={table} />
      {rows.all.length === 0 ? (
        <Empty icon={scale} title={text('levelizedBilling.noMatch')} />
      ) : (
        <AccountsTable
          table={table}
          rows={rows}
          onAsk={(row, asks) => update.ask({ action: asks, accounts: [row], isBulk: false })}
          onExplain={setClosed}
        />
      )}
      <Pager
        label={text('levelizedBilling.accounts')}
        page={table.page}
        total={rows.all.length}
        sizes={levelizedPageSize === 20 ? pageSizesWith20 : pageSizes}
        onChange={table.setPage}
      />
      <div className="card__foot levelized__foot">
        <span role="status">
          {text('levelizedBilling.selected', { count: rows.selected.length, total: rows.selectable.length })}
        </span>
        <div className="actions">
          <Button
            disabledReason={
              notWhileLooking() ?? (rows.selected.length === 0 ? text('levelizedBilling.bulk.reason') : undefined)
            }
            onClick={() => update.ask({ action, accounts: rows.selected, isBulk: true })}
          >
            {text(action === 'Add' ? 'levelizedBilling.bulk.signUp' : 'levelizedBilling.bulk.remove')}
          </Button>
        </div>
      </div>
      {asked && (
        <ConfirmDialog
          asked={asked}
          isBusy={update.isBusy}
          onCancel={() => update.ask(undefined)}
          onContinue={update.proceed}
        />
      )}
      {said && <SaidDialog said={said} onClose={update.dismiss} />}
      {closed && <NotEligibleDialog account={closed} onClose={() => setClosed(undefined)} />}
    </>
  );
}
