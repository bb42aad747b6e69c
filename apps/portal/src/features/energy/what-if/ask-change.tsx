import { formatDay } from '@rochdale/domain/dates';
import type { Translate } from '@rochdale/domain/texts/text';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { addedQuery, type ChosenAdditions } from './chosen-additions.ts';
import { askForRate, type ComparedRate, type RateRequest, type WhatIf } from './what-if-calls.ts';

interface AskChangeProps {
  readonly accountNumber: string;
  readonly other: ComparedRate;
  readonly found: WhatIf;
  readonly chosen: ChosenAdditions;
}

/** Asks the office for another rate, with the comparison as it stands; or says how what was asked for is (energy-86). */
export function AskChange({ accountNumber, other, found, chosen }: AskChangeProps) {
  const text = useText();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => askForRate({ params: { accountNumber }, body: { schedule: other.code, ...addedQuery(chosen) } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['what-if', accountNumber] }),
  });
  const request = ask.data?.request ?? found.request;
  const isOpen = request !== null && request.answer === null;
  const isSame = request?.schedule === other.code;
  const isSaid = request !== null && (isOpen || isSame);
  const offers = !isOpen && !(isSame && request?.answer === 'approved');
  return (
    <div className="card">
      <div className="card__body what-if__ask">
        <div role="status" className="what-if__terms">
          {isSaid && <p className="strong">{saidOf(request, text)}</p>}
          {offers && found.terms !== '' && <p className="muted">{found.terms}</p>}
          {offers && <p className="muted">{text('whatIf.ask.terms')}</p>}
          {ask.error && <Alert kind="danger">{ask.error.message}</Alert>}
        </div>
        {offers && (
          <div className="actions">
            <Button
              busyLabel={ask.isPending ? text('whatIf.asking') : undefined}
              disabledReason={notWhileLooking()}
              onClick={() => ask.mutate()}
            >
              {text('whatIf.ask', { name: other.name })}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function saidOf({ name, askedOn, answer, reason }: RateRequest, text: Translate): string {
  if (answer === 'approved') return text('whatIf.asked.approved', { name });
  if (answer === 'refused') return text('whatIf.asked.refused', { name, reason });
  return text('whatIf.asked', { name, date: formatDay(askedOn) });
}
