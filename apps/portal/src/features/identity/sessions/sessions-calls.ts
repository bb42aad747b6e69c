import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listSessions = operation('sessions.list', 'GET /v3/member/{memberNumber}/sessions');
export const endSessions = operation('sessions.end', 'POST /v3/member/{memberNumber}/sessions/ended');

export type OpenSession = ResponseOf<'sessions.list'>['sessions'][number];
