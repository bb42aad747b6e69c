import * as claim from '@rochdale/domain/account/unclaimed-credits/claim';
import { type FieldRule, useFields } from '@rochdale/ui/form/fields.ts';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useRef } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { newId } from '../../../lib/device/new-id.ts';
import { sendClaim, type UnclaimedCredit } from './unclaimed-credits-calls.ts';

type ClaimField =
  | ('name' | 'phone' | 'contactPref' | 'email' | 'ssn' | 'address1')
  | ('address2' | 'city' | 'state' | 'zip' | 'comments');

const rules: Readonly<Record<ClaimField, FieldRule<ClaimField>>> = {
  name: claim.claimNameViolation,
  phone: claim.claimPhoneViolation,
  contactPref: claim.contactPreferenceViolation,
  email: (value, { contactPref }) => claim.claimEmailViolation(value, contactPref),
  ssn: claim.claimSsnViolation,
  address1: claim.claimAddress1Violation,
  address2: claim.claimAddress2Violation,
  city: claim.claimCityViolation,
  state: claim.claimStateViolation,
  zip: claim.claimZipViolation,
  comments: claim.claimCommentsViolation,
};
const empty: Readonly<Record<ClaimField, string>> = {
  name: '',
  ssn: '',
  phone: '',
  contactPref: '',
  email: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  comments: '',
};

interface ClaimEnds {
  readonly onDone: (message: string) => void;
  /** The claim was refused as it stands: its result may have timed out (account-84). */
  readonly onRefused: () => void;
}

/** The claim form of one result (account-82, account-85). The same claim sent again keeps its id, a changed one is another. */
export function useClaimForm({ name, reference }: UnclaimedCredit, { onDone, onRefused }: ClaimEnds) {
  const form = useFields(rules, { ...empty, name: name.slice(0, claim.claimMaxLengths.name) });
  const sent = useRef({ id: newId(), values: '' });
  const request = useSend(
    async (values: Readonly<Record<ClaimField, string>>) => {
      const text = JSON.stringify(values);
      if (sent.current.values !== '' && sent.current.values !== text) sent.current = { id: newId(), values: text };
      sent.current.values = text;
      const zip = claim.zipToSend(values.zip);
      try {
        return await sendClaim({ body: { ...values, zip, claimId: sent.current.id, reference } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) onRefused();
        throw error;
      }
    },
    ({ message }) => onDone(message),
  );
  return { form, request };
}
export type ClaimForm = ReturnType<typeof useClaimForm>['form'];
