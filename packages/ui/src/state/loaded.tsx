import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';

interface LoadedProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** Shapes of what is to come. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What a query answered; before that its shapes, and in place of it why it failed, with a way to try again. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return query.data === undefined ? <Loading>{skeleton}</Loading> : children(query.data);
}
