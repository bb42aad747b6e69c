import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listPasskeys = operation('passkeys.list', 'GET /v3/member/{memberNumber}/passkeys');
export const passkeyOptions = operation('passkeys.options', 'POST /v3/member/{memberNumber}/passkeys/options');
export const addPasskey = operation('passkeys.add', 'POST /v3/member/{memberNumber}/passkeys');
export const renamePasskey = operation('passkeys.rename', 'PUT /v3/member/{memberNumber}/passkeys/{passkeyId}');
export const removePasskey = operation('passkeys.remove', 'DELETE /v3/member/{memberNumber}/passkeys/{passkeyId}');
export const proofOptions = operation('passkeys.prove-options', 'POST /v3/member/{memberNumber}/passkey-proof/options');
export const prove = operation('passkeys.prove', 'POST /v3/member/{memberNumber}/passkey-proof');
export const takeOffer = operation('passkeys.take-offer', 'POST /v3/member/{memberNumber}/passkey-offer');
export const turnPasswordOff = operation('passkeys.turn-password-off', 'DELETE /v3/member/{memberNumber}/password');

export type WaysIn = ResponseOf<'passkeys.list'>;
export type Passkey = WaysIn['passkeys'][number];
