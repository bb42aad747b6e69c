import { accountViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { FieldError } from '@rochdale/ui/form/field.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import info from 'lucide-static/icons/info.svg?inner';
import { useId } from 'react';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import type { AutoPayAccount, Method } from './auto-pay-calls.ts';

interface AccountChoicesProps {
  readonly accounts: readonly AutoPayAccount[];
  readonly chosen: ReadonlySet<string>;
  readonly method: Method | undefined;
  readonly error: string | undefined;
  readonly onToggle: (accountNumber: string) => void;
}

/** The accounts that are not enrolled; those that can't be say why. */
export function AccountChoices({ accounts, chosen, method, error, onToggle }: AccountChoicesProps) {
  const text = useText();
  return (
    <fieldset className="field" id="accounts" tabIndex={-1}>
      <legend className="label">{text('autoPay.accounts')}</legend>
      <FieldError id={error && 'accounts-error'} error={error} />
      <ul className="account-choices">
        {accounts.map((account) => (
          <li key={account.accountNumber}>
            <AccountChoice
              account={account}
              isChosen={chosen.has(account.accountNumber)}
              method={method}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface AccountChoiceProps extends Pick<AccountChoicesProps, 'method' | 'onToggle'> {
  readonly account: AutoPayAccount;
  readonly isChosen: boolean;
}

function AccountChoice({ account, isChosen, method, onToggle }: AccountChoiceProps) {
  const reasonId = useId();
  const named = useNamedNumbers();
  const { accountNumber, serviceAddress, accountType } = account;
  const closed = accountViolation(account, method);
  return (
    <div className={closed ? 'account-choice account-choice--closed' : 'account-choice'}>
      <label className="check">
        <input
          type="checkbox"
          checked={isChosen && !closed}
          disabled={closed !== undefined}
          aria-describedby={closed && reasonId}
          onChange={() => onToggle(accountNumber)}
        />
        <span>
          <b className="num">{named(accountNumber)}</b>
          <small>
            {serviceAddress.split('\n')[0]}, {inPageLanguage(accountType)}
          </small>
        </span>
      </label>
      {closed && (
        <p className="account-choice__reason" id={reasonId}>
          <Icon drawing={info} size="s" />
          {violationText(closed)}
        </p>
      )}
    </div>
  );
}
