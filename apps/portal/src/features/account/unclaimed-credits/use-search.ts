import { isSearchable, tidySearch, type UnclaimedSearch } from '@rochdale/domain/account/unclaimed-credits/search';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import type { PageState } from '@rochdale/ui/table/pager.tsx';
import { useRef, useState } from 'react';
import { searchUnclaimed, type UnclaimedPage } from './unclaimed-credits-calls.ts';

/** How many results a page may have (account-80). */
export const pageSizes = [10, 25, 50, 100] as const;
const nobody: UnclaimedSearch = { firstName: '', lastName: '', companyName: '' };
const firstPage = { number: 1, size: 10 } as const satisfies PageState;

interface Asked {
  readonly names: UnclaimedSearch;
  readonly page: PageState;
}
interface Answered extends Asked {
  readonly answer: UnclaimedPage;
}

/**
 * The search: what is typed, what was asked, and the page that is shown. Searches and pages are limited, so a page that
 * was seen is not asked for again; the last answer stays until the next is there.
 */
export function useSearch() {
  const [typed, setTyped] = useState(nobody);
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<Answered>();
  const seen = useRef(new Map<string, UnclaimedPage>());
  const request = useSend(async ({ names, page }: Asked): Promise<Answered> => {
    const pageSize = pageSizes.find((size) => size === page.size) ?? firstPage.size;
    const key = JSON.stringify([names, page.number, pageSize]);
    const answer =
      seen.current.get(key) ?? (await searchUnclaimed({ body: { ...names, page: page.number, pageSize } }));
    seen.current.set(key, answer);
    return { names, page, answer };
  }, setShown);
  const ask = (next: Asked): void => {
    setAsked(next);
    void request.send(next);
  };
  return {
    typed,
    shown,
    error: request.error,
    isBusy: request.isPending,
    isAsked: asked !== undefined,
    canSearch: isSearchable(typed),
    setName: (name: keyof UnclaimedSearch, value: string): void => setTyped({ ...typed, [name]: value }),
    search: (): void =>
      ask({ names: tidySearch(typed), page: { number: 1, size: asked?.page.size ?? firstPage.size } }),
    turn: (page: PageState): void => {
      if (asked) ask({ names: asked.names, page });
    },
    again: (): void => {
      if (asked) ask(asked);
    },
    /** Asks anew for every page: what was seen can't be claimed any more. */
    forgetSeen: (): void => seen.current.clear(),
    reset: (): void => {
      request.reset();
      seen.current.clear();
      setTyped(nobody);
      setAsked(undefined);
      setShown(undefined);
    },
  };
}
export type Search = ReturnType<typeof useSearch>;
