import { operation } from '../../../lib/calls/api.ts';

/** Checked with the token that came, which is nobody's session yet. */
export const sessionOfMember = operation('sign-in.session-of-member', 'GET /v3/member/{memberNumber}/session', 'none');
/** A hand-over token opens a session once. */
export const takeHandOver = operation('hand-overs.take', 'POST /v3/login/hand-over');
export const logout = operation('sign-in.logout', 'POST /v3/logout');
export const jump = operation('meter-portal.jump', 'GET /v2/aclara/member/{memberNumber}');
