import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { FieldError } from '@rochdale/ui/form/field.tsx';

interface BoxedAccount {
  readonly accountNumber: string;
  readonly nickname: string | null;
  readonly serviceAddress: string;
}

interface AccountBoxesProps {
  readonly legend: string;
  readonly accounts: readonly BoxedAccount[];
  /** As a form keeps it: the chosen numbers with spaces between. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The numbers that are chosen. */
export const numbersIn = (value: string): string[] => value.split(' ').filter(Boolean);

/** A member's accounts, each to be chosen or not. */
export function AccountBoxes({ legend, accounts, value, error, onChange }: AccountBoxesProps) {
  const chosen = numbersIn(value);
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <FieldError id="accounts-error" error={error} />
      {accounts.map(({ accountNumber, nickname, serviceAddress }, index) => (
        <Checkbox
          key={accountNumber}
          id={index === 0 ? 'accounts' : `accounts-${accountNumber}`}
          label={`${nickname ?? serviceAddress} (${accountNumber})`}
          checked={chosen.includes(accountNumber)}
          onChange={({ target }) =>
            onChange(
              [...chosen.filter((one) => one !== accountNumber), ...(target.checked ? [accountNumber] : [])].join(' '),
            )
          }
        />
      ))}
    </fieldset>
  );
}
