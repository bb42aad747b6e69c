import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { formatDay } from '@rochdale/domain/dates';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';

export type MemberMark = OfficeResponseOf<'members.see'>['marks'][number];

interface MarkLineProps {
  readonly mark: MemberMark;
  readonly isPlaceHidden: boolean;
  readonly disabledReason: string | undefined;
  readonly onLift: () => void;
}

/** One mark: what it is, since when, what follows, and the way to take it away. */
export function MarkLine({ mark, isPlaceHidden, disabledReason, onLift }: MarkLineProps) {
  const text = useText();
  const { accountNumber, movedOn, estateName, estateEmail, since } = mark;
  const contact = [estateName, estateEmail].filter(Boolean).join(', ');
  const [title, follows] = {
    deceased: [
      text('memberMarks.deceased'),
      estateEmail === null
        ? [estateName, text('memberMarks.estate.none')].filter(Boolean).join('. ')
        : text('memberMarks.estate', { contact }),
    ],
    'moved-out': [
      text('memberMarks.moved', { account: accountNumber ?? '' }),
      movedOn === null ? '' : text('memberMarks.movedOn', { day: formatDay(movedOn) }),
    ],
    protected: [
      text('memberMarks.protected'),
      text(isPlaceHidden ? 'memberMarks.protected.hidden' : 'memberMarks.protected.shown'),
    ],
  }[mark.mark];
  return (
    <li>
      <div className="stack-s">
        <p>
          <Mark kind="warn">{title}</Mark>
          <small>{follows}</small>
          <small>
            {text('memberMarks.since')} <Moment at={since} />
          </small>
        </p>
        <div>
          <Button kind="secondary" size="s" disabledReason={disabledReason} onClick={onLift}>
            {text('memberMarks.lift')}
          </Button>
        </div>
      </div>
    </li>
  );
}
