import '../form/checkbox.css';
import './select-table.css';

interface SelectAllProps {
  readonly label: string;
  /** How many of how many rows that may be chosen are. */
  readonly chosen: number;
  readonly of: number;
  /** Chooses all of them, or none. */
  readonly onChange: (all: boolean) => void;
}

/** The checkbox in the head of a table that chooses every row; half ticked while some are. */
export function SelectAll({ label, chosen, of, onChange }: SelectAllProps) {
  const isAll = of > 0 && chosen === of;
  const isSome = chosen > 0 && !isAll;
  return (
    <label className="select-all">
      <input
        type="checkbox"
        className="tick"
        data-mixed={isSome || undefined}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        checked={isAll}
        disabled={of === 0}
        onChange={() => onChange(!isAll)}
      />
      <span>{label}</span>
    </label>
  );
}
