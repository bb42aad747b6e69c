/** What the server says about the meter portal and its visitor. */
export interface MeterPortalVisit {
  readonly aclaraUrl: string;
  readonly clientId: string;
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly premiseId: string;
  readonly webToken: string;
}

/** The address of the meter-data portal: client, customer, account, premise, no service point, locale, token (identity-18). */
export function meterPortalUrl(visit: MeterPortalVisit): string {
  const query = new URLSearchParams({
    clientId: visit.clientId,
    customerId: visit.memberNumber,
    accountId: visit.accountNumber,
    premiseId: visit.premiseId,
    servicePoint: '',
    locale: 'en-US',
    webToken: visit.webToken,
  });
  return `${visit.aclaraUrl}${visit.aclaraUrl.includes('?') ? '&' : '?'}${query.toString()}`;
}
