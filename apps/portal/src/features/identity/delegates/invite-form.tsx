import { type DelegateScope, delegateScopes } from '@rochdale/domain/identity/delegates/delegate-scope';
import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import { emailViolation } from '@rochdale/domain/identity/registration/registration-form';
import { violation } from '@rochdale/domain/violation';
import { Button } from '@rochdale/ui/form/button.tsx';
import { ErrorSummary } from '@rochdale/ui/form/error-summary.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { AccountBoxes, numbersIn } from '../../../ui/form/account-boxes.tsx';
import { useCurrentPassword } from '../current-password/public.ts';
import type { DelegatesScreen } from './use-delegates.ts';

/** Lets somebody in: whom, how far, to which accounts and until when; with the password of the login that does. */
export function InviteForm({ screen: { accounts, invite } }: { screen: DelegatesScreen }) {
  const text = useText();
  const own = accounts.data?.results ?? [];
  const fields = useFields(
    {
      email: emailViolation,
      scope: () => undefined,
      accounts: (chosen) => (chosen === '' ? violation('delegates.accounts.none') : undefined),
      endsOn: () => undefined,
    },
    { email: '', scope: 'pay', accounts: '', endsOn: '' },
  );
  const { values, setValue, bind, problems, refusals } = fields;
  const scope: DelegateScope = delegateScopes.find((one) => one === values.scope) ?? 'see';
  const password = useCurrentPassword({ isAlways: true });
  const send = fields.submit(() => {
    if (!password.check()) return;
    invite.mutate(
      {
        email: values.email,
        scope,
        accounts: numbersIn(values.accounts).map((accountNumber) => ({ accountNumber })),
        endsOn: values.endsOn === '' ? null : values.endsOn,
        currentPassword: password.typed,
      },
      { onError: password.takesUp },
    );
  });
  return (
    <Card title={text('delegates.invite')}>
      <form className="form delegates__form" noValidate onSubmit={send}>
        {problems.length > 1 && <ErrorSummary key={refusals} items={problems} />}
        {invite.error && !password.isRefused && <FocusedAlert kind="danger">{invite.error.message}</FocusedAlert>}
        <TextField
          {...bind('email')}
          label={text('delegates.email')}
          type="email"
          autoComplete="off"
          maxLength={emailMaxLength}
        />
        <RadioGroup
          label={text('delegates.they')}
          name="scope"
          value={scope}
          onChange={(value) => setValue('scope', value)}
          options={delegateScopes.map((one) => ({
            value: one,
            label: (
              <>
                <b>{text(`delegates.scope.${one}`)}</b>: {text(`delegates.scope.${one}.text`)}
              </>
            ),
          }))}
        />
        <AccountBoxes
          legend={text('delegates.accounts')}
          accounts={own}
          value={values.accounts}
          error={bind('accounts').error}
          onChange={(value) => setValue('accounts', value)}
        />
        <TextField
          {...bind('endsOn')}
          label={text('delegates.endsOn')}
          hint={text('delegates.endsOn.hint')}
          type="date"
          optional
        />
        {password.field}
        <p className="hint">{text('delegates.never')}</p>
        <Button type="submit" block busyLabel={invite.isPending ? text('delegates.sending') : undefined}>
          {text('delegates.send')}
        </Button>
      </form>
    </Card>
  );
}
