import { addDays, type LocalDay } from '@rochdale/domain/dates';
import {
  longestTokenDays,
  tokenEndViolation,
  tokenNameLength,
  tokenNameViolation,
} from '@rochdale/domain/identity/access-tokens/token-rules';
import { violation } from '@rochdale/domain/violation';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { FieldError, PasswordField, TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { AccessTokensScreen } from './use-access-tokens.ts';

/** Makes a token: what it is for, which accounts it reads and until when; with the password of the login. */
export function MakeToken({
  screen: { accounts, make, cancel },
  today,
}: {
  screen: AccessTokensScreen;
  today: LocalDay;
}) {
  const text = useText();
  const own = accounts.data?.results ?? [];
  const fields = useFields(
    {
      name: tokenNameViolation,
      accounts: (chosen) => (chosen === '' ? violation('accessTokens.accounts.none') : undefined),
      endsOn: (day) => tokenEndViolation(day, today),
      currentPassword: (typed) => (typed === '' ? violation('myProfile.currentPassword.required') : undefined),
    },
    { name: '', accounts: '', endsOn: addDays(today, longestTokenDays), currentPassword: '' },
  );
  const { values, setValue, bind, problems, refusals } = fields;
  const chosen = values.accounts.split(' ').filter(Boolean);
  const choose = (accountNumber: string, isChosen: boolean): void =>
    setValue(
      'accounts',
      [...chosen.filter((one) => one !== accountNumber), ...(isChosen ? [accountNumber] : [])].join(' '),
    );
  const send = fields.submit(() =>
    make.mutate({
      name: values.name,
      accounts: chosen.map((accountNumber) => ({ accountNumber })),
      endsOn: values.endsOn,
      currentPassword: values.currentPassword,
    }),
  );
  return (
    <form className="form access-tokens__form" noValidate onSubmit={send} aria-labelledby="access-tokens-new">
      <h3 id="access-tokens-new">{text('accessTokens.form.title')}</h3>
      {problems.length > 1 && <ErrorSummary key={refusals} items={problems} />}
      {make.error && <FocusedAlert kind="danger">{make.error.message}</FocusedAlert>}
      <TextField
        {...bind('name')}
        label={text('accessTokens.name')}
        hint={text('accessTokens.name.hint')}
        autoComplete="off"
        maxLength={tokenNameLength}
      />
      <fieldset className="field">
        <legend className="label">{text('accessTokens.accounts')}</legend>
        <FieldError id="accounts-error" error={bind('accounts').error} />
        {own.map(({ accountNumber, nickname, serviceAddress }, index) => (
          <Checkbox
            key={accountNumber}
            id={index === 0 ? 'accounts' : `accounts-${accountNumber}`}
            label={`${nickname ?? serviceAddress} (${accountNumber})`}
            checked={chosen.includes(accountNumber)}
            onChange={(event) => choose(accountNumber, event.target.checked)}
          />
        ))}
      </fieldset>
      <TextField
        {...bind('endsOn')}
        label={text('accessTokens.endsOn')}
        hint={text('accessTokens.endsOn.hint')}
        type="date"
      />
      <PasswordField
        {...bind('currentPassword')}
        label={text('myProfile.currentPassword')}
        showLabel={text('myProfile.currentPassword.show')}
        autoComplete="current-password"
      />
      <p className="hint">{text('accessTokens.warning')}</p>
      <div className="actions">
        <Button type="submit" busyLabel={make.isPending ? text('accessTokens.making') : undefined}>
          {text('accessTokens.make')}
        </Button>
        <Button kind="ghost" onClick={cancel}>
          {text('accessTokens.cancel')}
        </Button>
      </div>
    </form>
  );
}
