import { type HostedForm, hostedFormFields } from '@rochdale/contract/hosted-payment/form';
import { openSigned } from '@rochdale/contract/hosted-payment/signing';
import { type Authorization, authorization } from '@rochdale/contract/hosted-payment/wire';
import { z } from 'zod';
import type { SandboxSettings } from '../settings.ts';

const hostedForm = z.record(z.enum(hostedFormFields), z.string());

/** The posted form when its token is good and every field agrees with it; otherwise why not. */
export function authorizeForm(
  body: unknown,
  settings: SandboxSettings,
  now: Date,
): { form: HostedForm; authorization: Authorization } | { refused: string } {
  const posted = hostedForm.safeParse(body);
  if (!posted.success) return { refused: 'Fields of the payment form are missing.' };
  const form = posted.data;
  const opened = authorization.safeParse(openSigned('authorization', form.AuthorizationToken, settings.secret));
  if (!opened.success || opened.data.clientId !== settings.clientId)
    return { refused: 'This payment was not authorized.' };
  const granted = opened.data;
  if (now.getTime() / 1000 >= granted.expiresAt) return { refused: 'This payment page has expired.' };
  const agreed: Partial<HostedForm> = {
    ClientReferenceId: granted.transNo,
    CoopNumber: granted.clientId,
    AccountNumber: granted.accountNumber,
    Balance: (granted.amountCents / 100).toFixed(2),
    EnableCreditCard: String(granted.allowCard),
    EnableECheck: String(granted.allowEcheck),
    AcceptedCreditCardTypes: granted.cardTypes,
    HostedCCReturn: granted.returnUrl,
    HostedCCCancel: granted.cancelUrl,
    CCConvenienceFee: granted.cardFee ? '1' : '0',
    ECConvenienceFee: granted.echeckFee ? '1' : '0',
  };
  const altered = hostedFormFields.filter((name) => agreed[name] !== undefined && agreed[name] !== form[name]);
  if (altered.length > 0) return { refused: `The payment form was altered: ${altered.join(', ')}.` };
  return { form, authorization: granted };
}
