import { operation } from '../../../lib/calls/api.ts';

/** Checked with the token that came, which is nobody's session yet. */
export const sessionOfMember = operation('sign-in.session-of-member', 'GET /v3/member/{memberNumber}/session', 'none');
export const logout = operation('sign-in.logout', 'POST /v3/logout');
export const jump = operation('meter-portal.jump', 'GET /v2/aclara/member/{memberNumber}');
