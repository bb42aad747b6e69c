/** A list without one of it. */
export const removed = <T>(list: readonly T[], index: number): readonly T[] => list.toSpliced(index, 1);

/** A list with one of it moved up or down, as far as there is room. */
export const moved =
  (by: -1 | 1) =>
  <T>(list: readonly T[], index: number): readonly T[] => {
    const entry = list[index];
    const to = index + by;
    return entry === undefined || to < 0 || to >= list.length ? list : list.toSpliced(index, 1).toSpliced(to, 0, entry);
  };
