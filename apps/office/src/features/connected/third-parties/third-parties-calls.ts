import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { DataKind } from '@rochdale/domain/energy/espi-scope/espi-scope';
import type { AppKind, ToldFact } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import type { ThirdPartyState } from '@rochdale/domain/office/connected/third-party-rules';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../../lib/calls.ts';
import type { MarkKind } from '../../../parts/mark.tsx';

export const listThirdParties = operation('third-parties.list', 'GET /v1/third-parties');
export const registerThirdParty = operation('third-parties.register', 'POST /v1/third-parties');
export const takeThirdParty = operation('third-parties.take', 'POST /v1/third-parties/{appId}/take');
export const suspendThirdParty = operation('third-parties.suspend', 'POST /v1/third-parties/{appId}/suspend');
export const resumeThirdParty = operation('third-parties.resume', 'POST /v1/third-parties/{appId}/resume');

export type ThirdParty = OfficeResponseOf<'third-parties.list'>['thirdParties'][number];

export const thirdPartiesKey = ['third-parties'] as const;

export const thirdPartyStateWords = {
  new: ['wait', 'connected.state.new'],
  active: ['ok', 'connected.state.active'],
  suspended: ['off', 'connected.party.state.suspended'],
} as const satisfies Readonly<Record<ThirdPartyState, readonly [MarkKind, PlainTextCode]>>;

/** What a third party is for. */
export const appKindWords = {
  data: 'connected.party.kind.data',
  'sign-in': 'connected.party.kind.sign-in',
} as const satisfies Readonly<Record<AppKind, PlainTextCode>>;

/** What it may be told of whom it signs in. */
export const toldWords = {
  member: 'connected.party.told.member',
  accounts: 'connected.party.told.accounts',
  profile: 'connected.party.told.profile',
  email: 'connected.party.told.email',
} as const satisfies Readonly<Record<ToldFact, PlainTextCode>>;

/** What may be asked for, in words of ours. */
export const kindWords = {
  use: 'connected.party.kind.use',
  bills: 'connected.party.kind.bills',
  'sent-back': 'connected.party.kind.sent-back',
} as const satisfies Readonly<Record<DataKind, PlainTextCode>>;
