export { broughtCounts } from './brought-logins-store.ts';
export { sendClaimLink } from './claim-link.ts';
export { inviteLogins } from './invite-logins.ts';
export { inviteToClaim } from './invite-to-claim.ts';
