/** One part of a page, asked for by itself: what came, or why it did not. */
export interface Part<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  /** When it last failed, in milliseconds since 1970. */
  readonly errorUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A part made of two: there when both are, failed when one has. Trying again asks for what is missing. */
export function together<A, B, T>(one: Part<A>, other: Part<B>, join: (one: A, other: B) => T): Part<T> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : join(one.data, other.data),
    error: one.error ?? other.error,
    errorUpdatedAt: Math.max(one.errorUpdatedAt, other.errorUpdatedAt),
    isFetching: one.isFetching || other.isFetching,
    refetch: () => {
      for (const part of [one, other]) if (part.error) part.refetch();
    },
  };
}
