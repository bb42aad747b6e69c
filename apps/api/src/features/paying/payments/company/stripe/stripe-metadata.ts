/** A value of metadata holds so many characters (Stripe: metadata). */
const longest = 500;
const accountsKey = /^accounts\d*$/;

/** What Stripe is given to keep of a requisition. Accounts are sorted, so that the same terms are the same parameters. */
export function metadataOf(transNo: string, accountNumber: string): Record<string, string> {
  const accounts = accountNumber.split(',').sort().join(',');
  const pieces = accounts.match(new RegExp(`.{1,${longest}}`, 'g')) ?? [];
  return { transNo, ...Object.fromEntries(pieces.map((piece, at) => [`accounts${at || ''}`, piece])) };
}

/** The accounts that metadata names, joined by a comma. */
export function accountsOf(metadata: Readonly<Record<string, string>>): string {
  return Object.entries(metadata)
    .filter(([name]) => accountsKey.test(name))
    .sort(([one], [other]) => Number(one.slice(8)) - Number(other.slice(8)))
    .map(([, piece]) => piece)
    .join('');
}
