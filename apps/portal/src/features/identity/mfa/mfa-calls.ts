import { operation } from '../../../lib/calls/api.ts';

export const mfaStatus = operation('mfa.status', 'GET /v3/member/{memberNumber}/mfa');
export const newQrCode = operation('mfa.qr-code', 'POST /v3/member/{memberNumber}/mfa/qr-code');
export const setMfa = operation('mfa.set', 'POST /v3/member/{memberNumber}/mfa');
export const removeMfa = operation('mfa.remove', 'DELETE /v3/member/{memberNumber}/mfa');
