import { operation } from '../../../lib/calls/api.ts';

export const finishOutside = operation('outside-sign-in.finish', 'POST /v3/login/outside/finish');
export const seeTie = operation('outside-sign-in.see', 'GET /v3/member/{memberNumber}/outside-sign-in');
export const beginTie = operation('outside-sign-in.begin-tie', 'POST /v3/member/{memberNumber}/outside-sign-in');
export const finishTie = operation('outside-sign-in.tie', 'POST /v3/member/{memberNumber}/outside-sign-in/tie');
export const untie = operation('outside-sign-in.untie', 'POST /v3/member/{memberNumber}/outside-sign-in/untie');
