import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type RefObject, useEffect } from 'react';
import { type Chosen, keyOf, useMapChoice } from './map-choice.ts';

/** Chooses on the map what a line says; nothing where no map is open. */
export function OnMapButton({ of, name }: { of: Chosen; name: string }) {
  const text = useText();
  const choice = useMapChoice();
  if (!choice) return null;
  return (
    <Button
      kind="ghost"
      size="s"
      aria-pressed={choice.chosen === keyOf(of)}
      aria-label={text('deskMap.onMap.of', { name })}
      onClick={() => choice.choose(of)}
    >
      {text('deskMap.onMap')}
    </Button>
  );
}

/** Whether a line's own is chosen; then it comes into view. */
export function useIsChosen(line: RefObject<HTMLElement | null>, of: Chosen): boolean {
  const isChosen = useMapChoice()?.chosen === keyOf(of);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen, line]);
  return isChosen;
}
