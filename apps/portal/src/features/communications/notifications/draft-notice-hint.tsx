import type { DraftNotice } from '@rochdale/domain/communications/notifications/draft-notice';
import { useText } from '@rochdale/ui/text/text.ts';

/** Before the member agrees: how payments of the chosen accounts from a bank account will be told beforehand. */
export function DraftNoticeHint({ accounts }: { accounts: readonly { readonly draftNotice: DraftNotice }[] }) {
  const text = useText();
  const has = (notice: DraftNotice): boolean => accounts.some(({ draftNotice }) => draftNotice === notice);
  return (
    <>
      {has('byEmail') && <p className="hint">{text('draftNotice.byEmail')}</p>}
      {has('asChosen') && <p className="hint">{text('draftNotice.asChosen')}</p>}
    </>
  );
}
