/** What a search looks at. */
interface Searched {
  readonly accountNumber: string;
  readonly accountType: string;
  readonly address: string;
}

/** The accounts that hold every word of a search, in number, type or address (account-58). */
export function searchedAccounts<A extends Searched>(accounts: readonly A[], search: string): readonly A[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return accounts.filter(({ accountNumber, accountType, address }) => {
    const text = `${accountNumber} ${accountType} ${address}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
