import { useState } from 'react';

/**
 * A choice that is seen at once, and the way to choose: what takes long to draw for it is asked for once the answer to the
 * press has been painted.
 */
export function useChosenFirst<T extends string>(
  current: T | undefined,
  choose: (value: T) => void,
): readonly [T | undefined, (value: T) => void] {
  const [chosen, setChosen] = useState<T>();
  const press = (value: T): void => {
    setChosen(value);
    // The next frame, and then.
    requestAnimationFrame(() =>
      setTimeout(() => {
        choose(value);
        setChosen(undefined);
      }),
    );
  };
  return [chosen ?? current, press];
}
