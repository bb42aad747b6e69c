import { type DayChoice, dayChoiceLabels } from '@rochdale/domain/energy/usage/timeframes';
import { useChosenFirst } from '@rochdale/ui/state/chosen-first.ts';
import { Chips, MoreChip } from '@rochdale/ui/steps/chips.tsx';
import { useText } from '@rochdale/ui/text/text.ts';

interface DayChipsProps {
  readonly offered: readonly DayChoice[];
  /** Undefined where the dates were typed. */
  readonly choice: DayChoice | undefined;
  readonly onChoose: (choice: DayChoice) => void;
  /** Opens the form with the two dates. */
  readonly onDates: () => void;
  readonly disabled?: boolean;
}

/** The days in a row of chips (energy-65), the way to any others last. */
export function DayChips({ offered, choice, onChoose, onDates, disabled = false }: DayChipsProps) {
  const text = useText();
  const [pressed, press] = useChosenFirst(choice, onChoose);
  return (
    <>
      <Chips
        label={text('usage.timeframe')}
        value={pressed}
        options={offered.map((value) => ({ value, label: text(dayChoiceLabels[value]) }))}
        onChange={press}
        disabled={disabled}
      />
      <MoreChip isCurrent={pressed === undefined} disabled={disabled} onPress={onDates}>
        {text('usage.form')}
      </MoreChip>
    </>
  );
}
