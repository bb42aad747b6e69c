import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { CurrentPasswordField } from '../current-password/public.ts';
import { KeptPasskeys } from '../kept-passkeys/public.ts';
import { ProofField } from '../passkey-use/public.ts';
import { NewPasswordFields, QuestionFields } from '../registration/public.ts';
import { UsernameField } from '../username-check/public.ts';
import type { LoginTick, useLoginInfo } from './use-login-info.ts';
import type { Settings } from './use-settings.ts';

type LoginInfo = ReturnType<typeof useLoginInfo>;

/** Login Info (identity-51 to identity-55): who the member is here, how they sign in, and what is sent and kept for them. */
export function LoginTab({ info, settings }: { info: LoginInfo; settings: Settings }) {
  const text = useText();
  const { security, accounts } = useSite().config;
  const { form, username } = info;
  return (
    <>
      <EmailField {...form.bind('email')} label={text('myProfile.email')} />
      <UsernameField binding={form.bind('loginId')} username={username} />
      {security.securityQuestion && (
        <QuestionFields
          question={form.bind('secQuestion')}
          answer={form.bind('secAnswer')}
          questions={settings.details.secretQuestions}
          answerHint={info.keepsAnswer ? text('myProfile.answer.kept') : undefined}
        />
      )}
      <fieldset className="settings-group">
        <legend>{text('myProfile.password.title')}</legend>
        <p className="hint">{text('myProfile.password.lead')}</p>
        <NewPasswordFields password={form.bind('password')} again={form.bind('cnfpassword')} optional />
        {form.values.password !== '' && (
          <KeptPasskeys passkeys={info.passkeys} kept={info.keptPasskeys} onChange={info.keepPasskeys} />
        )}
        {form.values.password !== '' && settings.details.accessTokens > 0 && (
          <Checkbox
            {...ticked(info, 'keepsAccessTokens')}
            label={
              <>
                {text('accessTokens.stay')} <span className="hint">{text('accessTokens.stay.hint')}</span>
              </>
            }
          />
        )}
      </fieldset>
      {info.asksCurrentPassword &&
        (info.proof.isNeeded ? (
          <ProofField proof={info.proof} />
        ) : (
          <CurrentPasswordField {...form.bind('currentPassword')} />
        ))}
      {(accounts.paymentConfirmationEmail || accounts.serviceRequestConfirmationEmail) && (
        <fieldset className="settings-group">
          <legend>{text('myProfile.emails')}</legend>
          {accounts.paymentConfirmationEmail && (
            <Checkbox {...ticked(info, 'paymentConfirmationEmail')} label={text('myProfile.emails.payment')} />
          )}
          {accounts.serviceRequestConfirmationEmail && (
            <Checkbox
              {...ticked(info, 'serviceRequestConfirmationEmail')}
              label={text('myProfile.emails.serviceRequest')}
            />
          )}
        </fieldset>
      )}
      {accounts.storedPaymentInfo && <StoredPayments info={info} settings={settings} />}
      {accounts.unlistedPhone && (
        <fieldset className="settings-group">
          <legend>{text('myProfile.phone')}</legend>
          <Checkbox {...ticked(info, 'unlistedPhone')} label={text('myProfile.phone.unlisted')} />
        </fieldset>
      )}
    </>
  );
}

function ticked({ form }: LoginInfo, name: LoginTick) {
  return {
    id: name,
    checked: form.values[name] === 'yes',
    onChange: (event: { target: HTMLInputElement }) => form.setValue(name, event.target.checked ? 'yes' : ''),
  };
}

/** Stored payment data can be removed, unless auto pay, a draft or a scheduled payment uses it (identity-55). */
function StoredPayments({ info, settings: { details, inUse } }: { info: LoginInfo; settings: Settings }) {
  const text = useText();
  const kinds = [
    { type: 'Credit', method: 'CHARGE', name: 'removeStoredCreditCardData', label: 'myProfile.stored.credit' },
    { type: 'Check', method: 'ECHECK', name: 'removeStoredBankAccountData', label: 'myProfile.stored.bank' },
  ] as const;
  const stored = kinds.filter(({ type }) => details.paymentTypes.includes(type));
  return (
    <fieldset className="settings-group">
      <legend>{text('myProfile.stored')}</legend>
      {stored.length === 0 && <p className="muted">{text('myProfile.stored.none')}</p>}
      {stored.map(({ name, method, label }) =>
        inUse.includes(method) ? (
          <div key={name}>
            <Checkbox {...ticked(info, name)} disabled aria-describedby={`${name}-reason`} label={text(label)} />
            <p className="hint settings-reason" id={`${name}-reason`}>
              {text('myProfile.stored.inUse')}
            </p>
          </div>
        ) : (
          <Checkbox key={name} {...ticked(info, name)} label={text(label)} />
        ),
      )}
    </fieldset>
  );
}
