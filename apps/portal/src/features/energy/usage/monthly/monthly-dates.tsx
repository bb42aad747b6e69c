import type { LocalDay } from '@rochdale/domain/dates';
import { violation } from '@rochdale/domain/violation';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, useState } from 'react';

interface MonthlyDatesProps {
  readonly since: string;
  readonly until: string;
  readonly today: LocalDay;
  readonly onAsk: (since: string, until: string) => void;
}

/** From when to when bills or months are shown; either may be left open. */
export function MonthlyDates({ since, until, today, onAsk }: MonthlyDatesProps) {
  const text = useText();
  const [typed, setTyped] = useState({ since, until });
  const [isJudged, setJudged] = useState(false);
  const isWrong = typed.since !== '' && typed.until !== '' && typed.since > typed.until;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setJudged(true);
    if (!isWrong) onAsk(typed.since, typed.until);
  };
  return (
    <form className="usage-form" noValidate aria-label={text('usage.monthly.fold')} onSubmit={submit}>
      <div className="usage-form__fields usage-form__fields--few">
        <TextField
          type="date"
          label={text('usage.monthly.from')}
          max={today}
          value={typed.since}
          onChange={({ target }) => setTyped({ ...typed, since: target.value })}
        />
        <TextField
          type="date"
          label={text('usage.monthly.to')}
          max={today}
          value={typed.until}
          error={isJudged && isWrong ? violationText(violation('usage.range.invalid')) : undefined}
          onChange={({ target }) => setTyped({ ...typed, until: target.value })}
        />
        <div className="usage-form__submit">
          <Button type="submit">{text('usage.submit')}</Button>
        </div>
      </div>
    </form>
  );
}
