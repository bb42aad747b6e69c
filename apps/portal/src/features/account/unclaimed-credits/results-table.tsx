import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text/text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { UnclaimedCredit } from './unclaimed-credits-calls.ts';

interface ResultsTableProps {
  readonly results: readonly UnclaimedCredit[];
  readonly busy: boolean;
  readonly returnedFrom: string | undefined;
  readonly onClaim: (credit: UnclaimedCredit) => void;
}

/** Who was found: name, address, 'City, State', zip, and Claim (account-80). */
export function ResultsTable({ results, busy, returnedFrom, onClaim }: ResultsTableProps) {
  const text = useText();
  const returned = useRef<HTMLButtonElement>(null);
  useEffect(() => returned.current?.focus(), []);
  return (
    <Table caption={text('unclaimedCredits.results')} busy={busy}>
      <thead>
        <tr>
          <th scope="col">{text('unclaimedCredits.name')}</th>
          <th scope="col">{text('unclaimedCredits.address')}</th>
          <th scope="col">{text('unclaimedCredits.cityState')}</th>
          <th scope="col">{text('unclaimedCredits.zip')}</th>
          <th scope="col">
            <span className="vh">{text('unclaimedCredits.claim')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((credit) => (
          <tr key={credit.reference}>
            <th scope="row" data-l={text('unclaimedCredits.name')} className="strong">
              {credit.name}
            </th>
            <td data-l={text('unclaimedCredits.address')}>{credit.address}</td>
            <td data-l={text('unclaimedCredits.cityState')}>
              {[credit.city, credit.state].filter((part) => part !== '').join(', ')}
            </td>
            <td data-l={text('unclaimedCredits.zip')} className="num">
              {credit.zip}
            </td>
            <td className="unclaimed__claim span">
              <Button
                kind="secondary"
                size="s"
                {...(credit.reference === returnedFrom && { ref: returned })}
                aria-label={text('unclaimedCredits.claimOf', { name: credit.name, address: credit.address })}
                onClick={() => onClaim(credit)}
              >
                {text('unclaimedCredits.claim')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
