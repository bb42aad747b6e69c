import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

/** What is on file. */
export type MemberDetails = ResponseOf<'my-profile.details'>;
/** What a save sends: of its tabs alone. */
export type MemberUpdate = InputOf<'my-profile.update'>['body'];

export const memberDetails = operation('my-profile.details', 'GET /v3/member/{memberNumber}/details');
export const autoPayments = operation('my-profile.auto-payments', 'GET /v3/member/{memberNumber}/auto-payments');
export const updateMember = operation('my-profile.update', 'PUT /v3/member/{memberNumber}/details');
export const checkUsername = operation('my-profile.username', 'POST /v3/member/{memberNumber}/username');
