import type { LevelizedFilter } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Field, TextField } from '@rochdale/ui/form/field.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { selectAccount } from '../../../lib/session/selected-account.ts';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import type { LevelizedTable } from './use-levelized-view.ts';

const filters: readonly { readonly value: LevelizedFilter; readonly label: PlainTextCode }[] = [
  { value: 'all', label: 'levelizedBilling.filter.all' },
  { value: 'view-enabled', label: 'levelizedBilling.filter.enabled' },
  { value: 'view-non-enabled', label: 'levelizedBilling.filter.nonEnabled' },
];

/** Which accounts the table shows. */
export function Toolbar({ accounts, table }: { accounts: readonly LevelizedAccount[]; table: LevelizedTable }) {
  const text = useText();
  return (
    <div className="levelized__tools">
      <div className="levelized__filter">
        <Segment
          label={text('levelizedBilling.filter')}
          value={table.filter}
          options={filters.map(({ value, label }) => ({ value, label: text(label) }))}
          onChange={table.setFilter}
        />
      </div>
      {accounts.length > 1 && <AccountSelect accounts={accounts} table={table} />}
      <TextField
        label={text('levelizedBilling.search')}
        hint={text('levelizedBilling.search.hint')}
        type="search"
        value={table.search}
        maxLength={60}
        onChange={(event) => table.setSearch(event.target.value)}
      />
    </div>
  );
}

/** One account or all of them. The one that is chosen is the selected account of the portal too. */
function AccountSelect({ accounts, table }: { accounts: readonly LevelizedAccount[]; table: LevelizedTable }) {
  const text = useText();
  const named = useNamedNumbers();
  return (
    <Field label={text('levelizedBilling.choose')} hint={text('levelizedBilling.choose.hint')}>
      {(control) => (
        <select
          {...control}
          className="select"
          value={table.account}
          onChange={({ target: { value } }) => {
            table.setAccount(value);
            if (value !== '') selectAccount(value);
          }}
        >
          <option value="">{text('levelizedBilling.choose.all')}</option>
          {accounts.map(({ accountNumber, serviceAddress }) => (
            <option key={accountNumber} value={accountNumber}>
              {`${named(accountNumber)}, ${serviceAddress.split('\n')[0]}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
