import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

const devices = '/v3/member/{memberNumber}/devices';

export const listDevices = operation('push.devices', `GET ${devices}`);
export const subscribeDevice = operation('push.subscribe', `POST ${devices}`);
export const removeDevice = operation('push.remove', `DELETE ${devices}/{subscriptionId}`);

export type Device = ResponseOf<'push.devices'>['devices'][number];
