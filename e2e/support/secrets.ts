/** Shared with the billing system, the meter portal, the text message company and the outside provider of the journeys. */
export const resetLinkSecret = 'the billing system of the journeys';
export const meterPortalSecret = 'the meter portal of the journeys';
export const smsInboundSecret = 'the text company of the journeys';
/** As `outsideProvider` knows it. */
export const outsideSignInSecret = 'a secret of the outside provider';
