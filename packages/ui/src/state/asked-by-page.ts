/** What a query is asked with, of which its past is known. */
interface Asking {
  readonly client: {
    getQueryState(
      key: readonly unknown[],
    ): { readonly dataUpdateCount: number; readonly errorUpdateCount: number } | undefined;
  };
  readonly queryKey: readonly unknown[];
}

/** Whether a page asks by itself: not for the first time, and without that anybody has just pressed something. */
export function isAskedByPage({ client, queryKey }: Asking): boolean {
  const past = client.getQueryState(queryKey);
  const isAgain = past !== undefined && past.dataUpdateCount + past.errorUpdateCount > 0;
  // Not every browser says when somebody pressed something last.
  return isAgain && !navigator.userActivation?.isActive;
}
