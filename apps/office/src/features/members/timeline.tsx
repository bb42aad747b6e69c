import { officeActs } from '@rochdale/contract/office-acts';
import { formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import building from 'lucide-static/icons/building-2.svg?inner';
import file from 'lucide-static/icons/file.svg?inner';
import login from 'lucide-static/icons/log-in.svg?inner';
import receipt from 'lucide-static/icons/receipt.svg?inner';
import { actWords } from '../../lib/act-words.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { eventWords } from './event-words.ts';
import { type Happening, memberKey, timeline } from './members-calls.ts';

const icons = { login, payment: receipt, note: file, office: building } as const;

/** Everything that happened to a member in one list, the newest first. */
export function Timeline({ memberNumber }: { memberNumber: string }) {
  const text = useText();
  const query = useInfiniteQuery({
    queryKey: [...memberKey(memberNumber), 'timeline'],
    queryFn: ({ pageParam }) =>
      timeline({ params: { memberNumber }, query: pageParam === undefined ? {} : { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <Section title={text('members.timeline')}>
      <PartLoaded query={{ ...query, data: entries }}>
        {(found) =>
          found.length === 0 ? (
            <p className="sec__b muted">{text('members.timeline.none')}</p>
          ) : (
            <ul className="trail trail--i">
              {found.map((entry) => (
                <Entry key={`${entry.at} ${entry.kind} ${entry.what} ${entry.accountNumber}`} entry={entry} />
              ))}
            </ul>
          )
        }
      </PartLoaded>
      <ShowOlder query={query} />
    </Section>
  );
}

function Entry({ entry }: { entry: Happening }) {
  const text = useText();
  const [title, more] = wordsOf(entry, text);
  return (
    <li>
      <Moment at={entry.at} inFull />
      <Icon drawing={icons[entry.kind]} size="s" />
      <p>
        {entry.kind === 'payment' ? (
          <OfficeLink to="payment" parts={{ transNo: entry.what.replace(/-R$/, '') }}>
            {title}
          </OfficeLink>
        ) : (
          title
        )}
        {more !== undefined && <small>{more}</small>}
      </p>
    </li>
  );
}

/** What happened, and what else there is to say of it. */
function wordsOf(
  { kind, what, amountCents, accountNumber, by }: Happening,
  text: Translate,
): readonly [string, string?] {
  if (kind === 'note') return [text('members.note.by', { name: by ?? text('office.server') }), what];
  if (kind === 'payment') {
    const amount = formatMoney(Math.abs(amountCents ?? 0));
    const isBack = (amountCents ?? 0) < 0;
    return [
      isBack ? text('members.payment.back', { amount }) : text('members.payment', { amount }),
      text('members.payment.of', { account: accountNumber ?? '', number: what }),
    ];
  }
  if (kind === 'office') {
    const act = officeActs.find((one) => one === what);
    return [text('members.office.by', { act: act ? text(actWords[act]) : what }), by ?? text('office.server')];
  }
  const words = eventWords(what);
  return [words === undefined ? what : text(words)];
}
