import { addDays, type LocalDay } from '@rochdale/domain/dates';
import {
  longestTokenDays,
  tokenEndViolation,
  tokenNameLength,
  tokenNameViolation,
} from '@rochdale/domain/identity/access-tokens/token-rules';
import { violation } from '@rochdale/domain/violation';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { AccountBoxes, numbersIn } from '../../../ui/form/account-boxes.tsx';
import { useCurrentPassword } from '../current-password/public.ts';
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
    },
    { name: '', accounts: '', endsOn: addDays(today, longestTokenDays) },
  );
  const { values, setValue, bind, problems, refusals } = fields;
  const password = useCurrentPassword({ isAlways: true });
  const send = fields.submit(() => {
    if (!password.check()) return;
    make.mutate(
      {
        name: values.name,
        accounts: numbersIn(values.accounts).map((accountNumber) => ({ accountNumber })),
        endsOn: values.endsOn,
        currentPassword: password.typed,
      },
      { onError: password.takesUp },
    );
  });
  return (
    <form className="form access-tokens__form" noValidate onSubmit={send} aria-labelledby="access-tokens-new">
      <h3 id="access-tokens-new">{text('accessTokens.form.title')}</h3>
      {problems.length > 1 && <ErrorSummary key={refusals} items={problems} />}
      {make.error && !password.isRefused && <FocusedAlert kind="danger">{make.error.message}</FocusedAlert>}
      <TextField
        {...bind('name')}
        label={text('accessTokens.name')}
        hint={text('accessTokens.name.hint')}
        autoComplete="off"
        maxLength={tokenNameLength}
      />
      <AccountBoxes
        legend={text('accessTokens.accounts')}
        accounts={own}
        value={values.accounts}
        error={bind('accounts').error}
        onChange={(value) => setValue('accounts', value)}
      />
      <TextField
        {...bind('endsOn')}
        label={text('accessTokens.endsOn')}
        hint={text('accessTokens.endsOn.hint')}
        type="date"
      />
      {password.field}
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
