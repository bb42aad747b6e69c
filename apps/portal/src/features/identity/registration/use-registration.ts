import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { findOptions, register, sendCode, verifyCode } from './registration-calls.ts';

/** Where the code may go. */
export type ContactOptions = ResponseOf<'registration.authentication-types'>;
/** Where the code shall go: one of the options, or typed. */
export type Contact = InputOf<'registration.verify-account'>['body'];
/** What a verified visitor goes on with. */
export type Verified = ResponseOf<'registration.verify-code'>;
/** The form of step 2. */
export type Details = Omit<InputOf<'registration.register'>['body'], 'registrationToken'>;

/** Registration from account number to login (identity-25): one stage leads to the next, and a failure stays with its stage. */
export function useRegistration() {
  const [options, setOptions] = useState<ContactOptions>();
  const [contact, setContact] = useState<Contact>();
  const [sent, setSent] = useState<ResponseOf<'registration.verify-account'>>();
  const [verified, setVerified] = useState<Verified>();
  const [loginId, setLoginId] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    options,
    sent,
    verified,
    loginId,
    failure,
    isBusy,
    /** What was refused is not sent again until the form changes; what never arrived may be. */
    isHeld: failure instanceof ApiError && failure.status >= 400 && failure.status < 500,
    clearFailure: () => setFailure(undefined),
    find: (accountNumber: string, ssnDigits: string) =>
      run(async () =>
        setOptions(await findOptions({ body: { accountNumber, ...(ssnDigits !== '' && { ssnDigits }) } })),
      ),
    send: (to: Contact) =>
      run(async () => {
        setSent(await sendCode({ body: to }));
        setContact(to);
      }),
    sendAgain: () =>
      run(async () => {
        if (contact) setSent(await sendCode({ body: contact }));
      }),
    verify: (verificationCode: string) =>
      run(async () => {
        if (sent) setVerified(await verifyCode({ body: { attempt: sent.attempt, verificationCode } }));
      }),
    complete: (details: Details) =>
      run(async () => {
        if (!verified) return;
        const { registrationToken } = verified;
        setLoginId((await register({ body: { ...details, registrationToken } })).loginId);
      }),
    /** Back to where the code goes. */
    backToContact: () => {
      setSent(undefined);
      setFailure(undefined);
    },
    /** Back to the account number. */
    restart: () => {
      setOptions(undefined);
      setContact(undefined);
      setSent(undefined);
      setFailure(undefined);
    },
  };
}
export type Registration = ReturnType<typeof useRegistration>;
