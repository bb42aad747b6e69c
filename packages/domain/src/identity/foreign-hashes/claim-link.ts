/** Days for which a link to claim a login works (moving-in-21). */
export const claimLinkDays = 14;
