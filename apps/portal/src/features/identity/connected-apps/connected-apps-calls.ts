import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export type ConnectedApp = ResponseOf<'connected-apps.list'>['apps'][number];
export type AppRequest = ResponseOf<'connected-apps.see-request'>;

export const listConnectedApps = operation('connected-apps.list', 'GET /v3/member/{memberNumber}/connected-apps');
export const endConnectedApp = operation(
  'connected-apps.end',
  'DELETE /v3/member/{memberNumber}/connected-apps/{connectionId}',
);
export const seeRequest = operation('connected-apps.see-request', 'GET /v3/connect/{requestId}');
export const allowApp = operation('connected-apps.allow', 'POST /v3/connect/{requestId}/allow');
export const signInAtApp = operation('connected-apps.sign-in', 'POST /v3/connect/{requestId}/sign-in');
export const refuseApp = operation('connected-apps.refuse', 'POST /v3/connect/{requestId}/refuse');
