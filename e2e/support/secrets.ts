/** Shared with the billing system and the meter portal of the journeys. */
export const resetLinkSecret = 'the billing system of the journeys';
export const meterPortalSecret = 'the meter portal of the journeys';
