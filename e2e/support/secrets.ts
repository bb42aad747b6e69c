/** Shared with the billing system, the meter portal and the text message company of the journeys. */
export const resetLinkSecret = 'the billing system of the journeys';
export const meterPortalSecret = 'the meter portal of the journeys';
export const smsInboundSecret = 'the text company of the journeys';
