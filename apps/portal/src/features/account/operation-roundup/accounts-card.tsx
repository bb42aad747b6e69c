import { searchedAccounts } from '@rochdale/domain/account/operation-roundup/search';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Pager } from '@rochdale/ui/table/pager.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import heartHandshake from 'lucide-static/icons/heart-handshake.svg?inner';
import { type FormEvent, useEffect, useState } from 'react';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { useSite } from '../../../lib/site.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { AskDialog } from './ask-dialog.tsx';
import type { RoundUpList } from './operation-roundup-calls.ts';
import { isChangeable } from './round-up-edit.ts';
import { type RoundUpEdits, useRoundUpEdits } from './use-operation-roundup.ts';

const pageSizes = [10, 25, 50, 100] as const;

/** Search, the accounts, and Proceed. */
export function AccountsCard({ list }: { list: RoundUpList }) {
  const text = useText();
  const phone = useSite().settings.phoneNumber;
  const edits = useRoundUpEdits(list);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState({ number: 1, size: 10 });
  const { refused, choices, selected } = edits;
  const isReadOnly = !choices.enrolment && !choices.plus;
  const toFirst = (sought: string): void => {
    setSearch(sought);
    setPage((before) => ({ ...before, number: 1 }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    edits.proceed();
    toFirst('');
  };
  useFirstRefused(edits);
  if (list.accounts.length === 0) return <Empty icon={heartHandshake} title={text('operationRoundup.none')} />;
  // Refused ones stand first, on whatever page they were.
  const isRefused = (number: string): boolean => refused?.numbers.includes(number) ?? false;
  const found = searchedAccounts(list.accounts, search);
  const ordered = [
    ...found.filter(({ accountNumber }) => isRefused(accountNumber)),
    ...found.filter(({ accountNumber }) => !isRefused(accountNumber)),
  ];
  const rows = ordered.slice((page.number - 1) * page.size, page.number * page.size);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="round-up-page__head stack">
        {isReadOnly && <Alert kind="info">{text('operationRoundup.readOnly', { phone })}</Alert>}
        {edits.summary.length > 1 && <ErrorSummary key={refused?.times} items={edits.summary} />}
        <div className="round-up-page__search">
          <TextField
            label={text('operationRoundup.search')}
            hint={text('operationRoundup.search.hint')}
            type="search"
            value={search}
            maxLength={60}
            onChange={(event) => toFirst(event.target.value)}
            onKeyDown={(event) => {
              // Enter here looks for accounts; it does not send them.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      </div>
      {rows.length === 0 ? (
        <Empty icon={heartHandshake} title={text('operationRoundup.noMatch')} />
      ) : (
        <AccountsTable rows={rows} all={found.filter((row) => isChangeable(row, choices))} edits={edits} />
      )}
      <Pager
        label={text('operationRoundup.accounts')}
        page={page}
        total={found.length}
        sizes={pageSizes}
        onChange={setPage}
      />
      {!isReadOnly && (
        <div className="card__foot round-up-page__foot">
          <span role="status">
            {text('operationRoundup.selected', { count: selected.length, total: list.accounts.length })}
          </span>
          <div className="actions">
            <Button
              type="submit"
              busy={edits.isBusy}
              disabledReason={
                notWhileLooking() ?? (selected.length === 0 ? text('operationRoundup.proceed.reason') : undefined)
              }
            >
              {text('operationRoundup.proceed')}
            </Button>
          </div>
        </div>
      )}
      {edits.asked && <AskDialog asked={edits.asked} answer={edits.answer} />}
    </form>
  );
}

/** A submit that was refused for one field takes focus there; for more, the summary takes it. */
function useFirstRefused({ refused, summary }: RoundUpEdits): void {
  const times = refused?.times;
  const only = summary.length === 1 ? summary[0]?.fieldId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused submit, not while it is mended
  useEffect(() => {
    if (times !== undefined && only !== undefined) document.getElementById(only)?.focus();
  }, [times]);
}
