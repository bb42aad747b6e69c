/** Does something with each item, so many side by side, in their order. What `act` throws ends all lanes. */
export async function inLanes<T>(items: readonly T[], lanes: number, act: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
