import '../styles/office.css';
import { officePage } from '@rochdale/contract/office-page';
import { languageOfTag } from '@rochdale/domain/texts/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { CallError, whenSessionEnds } from '../lib/calls.ts';
import { meKey } from '../lib/session.ts';
import { loadText } from '../lib/text/load-text.ts';
import { makeRouter } from './router.tsx';

const root = document.getElementById('root');
const brought = document.getElementById('office')?.textContent;
if (!root || !brought) throw new Error('The page came without its office.');

await loadText(languageOfTag(document.documentElement.lang));
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // What a clerk reads must be as it is now; who was refused is not asked again by itself.
      staleTime: 5_000,
      retry: (count, error) => count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 502),
    },
  },
});
// Nothing of the session that has ended stays in the page; who is there is asked once more, unless that was the question.
whenSessionEnds(() => {
  if (queries.isFetching({ queryKey: meKey }) > 0) return;
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
  void queries.invalidateQueries({ queryKey: meKey });
});
const router = makeRouter(officePage.parse(JSON.parse(brought)));
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
