import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { switcherAccounts } from '@rochdale/domain/account/accounts/switcher';
import { amountDue, largeAmount } from '@rochdale/domain/account/overview/amount-due';
import { overviewNotices } from '@rochdale/domain/account/overview/notices';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { activeOutageMessage } from '@rochdale/domain/service/outage/outage-status';
import { fillText, type Message } from '@rochdale/domain/texts/text';
import type { EarlyCalls } from '../../../lib/calls/early-calls.ts';
import { nowIn } from '../../../lib/device/clock.ts';
import { readStored } from '../../../lib/device/storage.ts';
import { sessionOf } from '../../../lib/session/kept-session.ts';
import { type FirstBalanceFacts, firstBalanceId, type Part } from './parts.ts';

interface Answers {
  readonly list: ResponseOf<'accounts.list'>;
  readonly account: ResponseOf<'accounts.info'>;
  readonly details: ResponseOf<'overview.details'>;
}

/**
 * Shows the balance in the first bytes' template once all that stands in it or above it has come (account-102): of the
 * account that the page will show, to the member who asked, and only until the page draws it itself.
 */
export async function fillFirstBalance(early: EarlyCalls): Promise<void> {
  // The address may choose another account.
  if (window.location.search !== '') return;
  const urls = Object.keys(early.answers);
  await Promise.all(Object.values(early.answers));
  await theDocument();
  const answers = answersOf(urls.map((url) => early.come[url]?.text));
  const place = document.getElementById(firstBalanceId);
  const template = place?.querySelector('template');
  const isStillSignedIn = sessionOf(readStored('session'))?.accessToken === early.token;
  if (!answers || !isShownAccount(answers) || !place || !template || !isStillSignedIn) return;
  // The server wrote it.
  const facts = JSON.parse(place.dataset.facts ?? '') as FirstBalanceFacts;
  place.replaceChildren(...filled(template.content, answers, facts));
}

/** Resolves when all of the document is there; that does not wait for its scripts. */
const theDocument = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
    : undefined;

function answersOf(texts: readonly (string | undefined)[]): Answers | undefined {
  const [list, account, details] = texts.map((text): unknown => (text === undefined ? undefined : JSON.parse(text)));
  // The server has checked them against their schemas.
  return list && account && details ? ({ list, account, details } as Answers) : undefined;
}

function isShownAccount({ list, account }: Answers): boolean {
  const { selected } = switcherAccounts(list.results, readStored('selectedAccount') ?? undefined);
  return selected?.accountNumber === account.accountNumber;
}

function filled(content: DocumentFragment, { account, details }: Answers, facts: FirstBalanceFacts): Element[] {
  const { isPrepaidAccount, accountType } = account;
  const say = ({ code, params }: Message): string =>
    fillText(
      facts.texts[code] ?? '',
      Object.fromEntries(Object.entries(params).map(([name, one]) => [name, String(one)])),
    );
  const copyOf = (part: Part, words: string): Element[] => {
    const copy = content.querySelector(`[data-part="${part}"]`)?.firstElementChild?.cloneNode(true);
    if (!(copy instanceof Element)) return [];
    write(copy, 'words', words);
    return [copy];
  };
  const notices = overviewNotices(details, { isPrepaidAccount, phone: facts.phone }).flatMap(({ kind, said }) =>
    copyOf(kind, typeof said === 'string' ? said : say(said)),
  );
  const panel = content.querySelector('section')?.cloneNode(true);
  if (!(panel instanceof Element)) return [];
  const due = amountDue({ ...account, balance: centsOf(account.accountBalance) });
  const { sign, dollars, rest } = largeAmount(due.cents);
  const outage = activeOutageMessage(details.outageStatus, details.estimatedTimeOfRestoration, nowIn(facts.timeZone));
  const showsOutage = outage && (accountType === 'Electric' || !facts.hidesOtherOutages);
  if (showsOutage) write(panel, 'words', say(outage));
  else takeOut(panel, 'outage');
  if (!due.isCredit) takeOut(panel, 'credit');
  if (due.dueDate === null) takeOut(panel, 'due');
  else write(panel, 'due', say({ code: 'overview.due', params: { date: formatDay(due.dueDate) } }));
  write(panel, 'label', facts.texts[due.label] ?? '');
  write(panel, 'amount', formatMoney(due.cents));
  write(panel, 'sign', sign);
  write(panel, 'dollars', dollars);
  write(panel, 'rest', rest);
  write(panel, 'holder', account.accountHolderName);
  write(panel, 'address', account.serviceAddress);
  write(panel, 'number', account.accountNumber);
  return [...notices, panel];
}

const find = (within: Element, part: Part): Element | null => within.querySelector(`[data-part="${part}"]`);

function write(within: Element, part: Part, words: string): void {
  const place = find(within, part);
  if (place) place.textContent = words;
}

const takeOut = (within: Element, part: Part): void => find(within, part)?.remove();
