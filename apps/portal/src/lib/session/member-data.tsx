import { billingWord } from '@rochdale/domain/texts/billing-words';
import { pageLanguage } from '@rochdale/ui/text/text.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../calls/api.ts';
import { watchSession } from './left-session.ts';

/** How long what came with the page counts as asked just now, in milliseconds. */
const earlyLasts = 5000;

/**
 * Answers of member pages, kept while the tab is open. Refusals are final; a lost connection is tried again once. Without
 * a network calls fail at once and say so: nothing waits in silence.
 */
export const memberQueries = new QueryClient({
  defaultOptions: {
    queries: {
      // What came with the page's first bytes is the first that a query knows: nobody has asked yet.
      staleTime: ({ state }) => (state.dataUpdateCount === 0 ? earlyLasts : 0),
      networkMode: 'always',
      retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Gives member data to everything below. Public pages do not load this. */
export function MemberData({ children }: { children: ReactNode }) {
  useEffect(watchSession, []);
  return <QueryClientProvider client={memberQueries}>{children}</QueryClientProvider>;
}

/** A word of the billing system in the page's language: a type, a status, the state of the power. */
export const inPageLanguage = (word: string): string => billingWord(word, pageLanguage());
