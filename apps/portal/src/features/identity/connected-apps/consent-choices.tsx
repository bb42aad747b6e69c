import type { DataKind } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { FieldError } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import type { ConsentChoice } from './use-consent.ts';

/** So many accounts stand there at first. */
const shownAtFirst = 3;

const toggled = <T,>(chosen: readonly T[], one: T, isChosen: boolean): readonly T[] => [
  ...chosen.filter((other) => other !== one),
  ...(isChosen ? [one] : []),
];

/** The member's accounts, of which those are chosen that the app may read. */
export function AccountChoices({ choice, error }: { choice: ConsentChoice; error: string | undefined }) {
  const text = useText();
  const { own, accounts, pickAccounts } = choice;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? own : own.slice(0, shownAtFirst);
  return (
    <fieldset className="field">
      <legend className="label">{text('connectedApps.whichAccounts')}</legend>
      <FieldError id="accounts-error" error={error} />
      <div className="consent__choices">
        {shown.map(({ accountNumber, nickname, serviceAddress }, index) => (
          <Checkbox
            key={accountNumber}
            id={index === 0 ? 'accounts' : `accounts-${accountNumber}`}
            label={
              <>
                <b>{nickname ?? serviceAddress}</b>
                <small>{nickname ? `${serviceAddress}, ${accountNumber}` : accountNumber}</small>
              </>
            }
            checked={accounts.includes(accountNumber)}
            onChange={(event) => pickAccounts(toggled(accounts, accountNumber, event.target.checked))}
          />
        ))}
      </div>
      {shown.length < own.length && (
        <button type="button" className="link-btn small" onClick={() => setWhole(true)}>
          {text('connectedApps.more', { count: own.length - shown.length })}
        </button>
      )}
    </fieldset>
  );
}

/** What the app asks to know, of which the member may leave something out. */
export function KindChoices({
  asked,
  choice: { chosenKinds, chooseKinds },
  error,
}: {
  asked: readonly DataKind[];
  choice: ConsentChoice;
  error: string | undefined;
}) {
  const text = useText();
  return (
    <fieldset className="field">
      <legend className="label">{text('connectedApps.whichData')}</legend>
      <FieldError id="kinds-error" error={error} />
      <div className="consent__choices">
        {asked.map((kind, index) => (
          <Checkbox
            key={kind}
            id={index === 0 ? 'kinds' : `kinds-${kind}`}
            label={
              <>
                <b>{text(`connectedApps.kind.${kind}`)}</b>
                <small>{text(`connectedApps.kind.${kind}.text`)}</small>
              </>
            }
            checked={chosenKinds.includes(kind)}
            onChange={(event) => chooseKinds(toggled(chosenKinds, kind, event.target.checked))}
          />
        ))}
      </div>
    </fieldset>
  );
}
