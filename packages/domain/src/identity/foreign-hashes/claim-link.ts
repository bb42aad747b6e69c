/** Days for which a link to claim a login works (moving-in-208). */
export const claimLinkDays = 14;
