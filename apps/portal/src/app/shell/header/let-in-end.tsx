import { useText } from '@rochdale/ui/text/text.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGoTo } from '../../../lib/address/address.ts';
import { showAlert } from '../../../lib/alerts.ts';
import { showAccountsOf, useOwnNumber } from '../../../lib/session/acting.ts';
import { useOthersNow } from '../../../lib/session/others.ts';
import { useSession } from '../../../lib/session/session.ts';
import { resolveAddress } from '../../screens/addresses.ts';
import { isAboutLogin } from '../about-login.ts';

/**
 * What was shown is open to this login no more: it gets its own accounts, else those of the next who lets it in, else the
 * page that says that nobody does (identity-93).
 */
export default function LetInEnd() {
  const text = useText();
  const shown = useSession()?.memberNumber ?? '';
  const own = useOwnNumber();
  const goTo = useGoTo();
  const { data, isFetching } = useOthersNow(shown);
  const address = resolveAddress(useLocation().pathname);
  const stays = 'screen' in address && isAboutLogin(address.screen.route);
  useEffect(() => {
    if (!data || isFetching) return;
    const next = data.isMember ? own : data.results.find(({ memberNumber }) => memberNumber !== shown)?.memberNumber;
    if (next !== undefined && next !== shown) {
      showAccountsOf(next);
      showAlert({ kind: 'info', text: text('switcher.ended') });
    } else if (!data.isMember && data.totalRecords === 0 && !stays) goTo('delegates', {}, { replace: true });
  }, [data, isFetching, own, shown, stays, goTo, text]);
  return null;
}
