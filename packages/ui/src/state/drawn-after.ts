import { type ReactNode, useDeferredValue } from 'react';

/**
 * What stands below a choice. When another is chosen, the choice is painted first and what it brings is drawn after it:
 * a press is answered at once, however long the drawing takes. Any other change is drawn at once.
 */
export function useDrawnAfter(choice: string, below: ReactNode): ReactNode {
  const drawn = useDeferredValue({ choice, below });
  return drawn.choice === choice ? below : drawn.below;
}
