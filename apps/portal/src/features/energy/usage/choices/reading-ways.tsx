import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText } from '@rochdale/ui/text/text.ts';

interface ReadingWaysProps {
  readonly unit: string;
  readonly isInDollars: boolean;
  readonly onChange: (isInDollars: boolean) => void;
}

/** kWh | $: two ways to read one picture (energy-69). */
export function ReadingWays({ unit, isInDollars, onChange }: ReadingWaysProps) {
  const text = useText();
  return (
    <Segment
      label={text('usage.ways')}
      isLabelHidden
      value={isInDollars ? 'dollars' : 'quantity'}
      options={[
        { value: 'quantity', label: unit },
        { value: 'dollars', label: '$' },
      ]}
      onChange={(way) => onChange(way === 'dollars')}
    />
  );
}
