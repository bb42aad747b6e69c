import { operation } from '../../lib/calls.ts';

export const markDeceased = operation('member-marks.deceased', 'POST /v1/members/{memberNumber}/deceased');
export const markMovedOut = operation('member-marks.moved-out', 'POST /v1/members/{memberNumber}/moved-out');
export const protectMember = operation('member-marks.protect', 'POST /v1/members/{memberNumber}/protected');
export const liftMark = operation('member-marks.lift', 'POST /v1/members/{memberNumber}/marks/{mark}/lift');
export const unprotect = operation('member-marks.unprotect', 'POST /v1/members/{memberNumber}/protected/lift');
