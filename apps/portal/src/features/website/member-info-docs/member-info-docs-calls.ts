import { operation } from '../../../lib/calls/api.ts';

export const listMemberInfoDocs = operation('member-info-docs.list', 'GET /v3/member-info-docs');
