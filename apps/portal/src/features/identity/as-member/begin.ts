import { addressOf } from '@rochdale/domain/website/screens/address';
import { translate } from '@rochdale/ui/text/text.ts';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { operation } from '../../../lib/calls/api.ts';
import { keepInMemory } from '../../../lib/device/storage.ts';
import { startLooking } from '../../../lib/session/looking.ts';
import { startSession } from '../../../lib/session/session.ts';
import { withTexts } from '../../../lib/text/text.ts';

const trade = operation('as-member.begin', 'POST /v3/as-member/begin', 'none');
const endView = operation('as-member.end', 'POST /v3/as-member/end', 'none');

/**
 * Trades the code that came with the page for a session that this window alone knows (office-82): from here on nothing is
 * read from the device and nothing kept on it, and its addresses stay in memory too. Without a session there is no history.
 */
export async function beginLooking(place: Element): Promise<RouterHistory | undefined> {
  keepInMemory();
  const code = place.textContent;
  const begins = place.getAttribute('data-preview');
  place.remove();
  const [begun] = await Promise.all([
    trade({ body: { code } }).catch(() => undefined),
    withTexts(['as-member'], async () => undefined),
  ]);
  if (begun === undefined) return undefined;
  const { accessToken, memberNumber, memberName, reason, secondsLeft } = begun;
  // The studio's frame shows nothing but the draft: no other page of the portal may be framed.
  const leave = (): void => window.location.replace(begins === null ? addressOf('as-member') : 'about:blank');
  startLooking({
    memberName,
    reason,
    isPreview: begins !== null,
    endsAt: performance.now() + secondsLeft * 1000,
    notNow: translate('asMember.notNow'),
    leave,
    // The window's own token would be refused in the head: with it nothing is changed.
    end: () =>
      void endView({ body: { accessToken } }, { bearer: '' })
        .catch(() => undefined)
        .finally(leave),
  });
  startSession({ accessToken, memberNumber, memberMfaEnabled: false, expireInMinutes: secondsLeft / 60 });
  return createMemoryHistory({ initialEntries: [begins ?? addressOf('accountoverview')] });
}
