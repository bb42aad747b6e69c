import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

const path = '/v3/member/{memberNumber}/operation-roundup';

export const listRoundUp = operation('operation-roundup.list', `GET ${path}`);
export const updateRoundUp = operation('operation-roundup.update', `PUT ${path}`);

export type RoundUpList = ResponseOf<'operation-roundup.list'>;
export type RoundUpAccount = RoundUpList['accounts'][number];
export type RoundUpItem = InputOf<'operation-roundup.update'>['body'][number];
