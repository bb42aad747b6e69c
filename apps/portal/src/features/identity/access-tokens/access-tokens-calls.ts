import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export type AccessTokens = ResponseOf<'access-tokens.list'>;
export type AccessToken = AccessTokens['tokens'][number];
export type TokenWish = InputOf<'access-tokens.make'>['body'];

export const listAccessTokens = operation('access-tokens.list', 'GET /v3/member/{memberNumber}/access-tokens');
export const makeAccessToken = operation('access-tokens.make', 'POST /v3/member/{memberNumber}/access-tokens');
export const endAccessToken = operation(
  'access-tokens.end',
  'DELETE /v3/member/{memberNumber}/access-tokens/{tokenId}',
);
