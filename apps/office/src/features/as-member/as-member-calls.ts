import { operation } from '../../lib/calls.ts';

export const openAsMember = operation('as-member.open', 'POST /v1/members/{memberNumber}/as-member');
export const askAsMember = operation('as-member.ask', 'POST /v1/members/{memberNumber}/as-member/ask');
