import { keptDays } from '@rochdale/domain/office/connected/webhook-rules';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts, useQueryTexts } from '../../../lib/address.ts';
import { OfficeLink } from '../../../lib/link.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { ShowOlder } from '../../../parts/show-older.tsx';
import { type Delivery, deliveryStateWords, listDeliveries, webhooksKey } from '../connected-calls.ts';
import { DeliveriesTable } from './deliveries-table.tsx';
import { SendSpanAgain } from './send-span-again.tsx';

const isState = (text: string): text is Delivery['state'] => Object.hasOwn(deliveryStateWords, text);

/** What an address was told, with each attempt, and what is sent again (office-140). */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const { webhookId = '' } = usePathParts();
  const [filter, setFilter] = useQueryTexts();
  const { state = '' } = filter;
  const [said, setSaid] = useState<string>();
  const query = useInfiniteQuery({
    queryKey: [...webhooksKey, webhookId, state],
    queryFn: ({ pageParam, client, queryKey }) =>
      listDeliveries(
        {
          params: { webhookId },
          query: { ...(isState(state) && { state }), ...(pageParam !== undefined && { before: pageParam }) },
        },
        isAskedByPage({ client, queryKey }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: 10_000,
  });
  const url = query.data?.pages[0]?.url ?? '';
  const done = (words: string): void => {
    setSaid(words);
    void queries.invalidateQueries({ queryKey: webhooksKey });
  };
  return (
    <>
      <PageHead
        title={text('connected.webhook.deliveries')}
        crumbs={
          <>
            <OfficeLink to="connected" parts={{}}>
              {text('connected.title')}
            </OfficeLink>{' '}
            / {url}
          </>
        }
        lead={text('connected.deliveries.lead', { days: keptDays })}
        actions={<SendSpanAgain webhookId={webhookId} onDone={done} />}
      />
      {said !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setSaid(undefined)}>
            {said}
          </Alert>
        </div>
      )}
      <div className="tools">
        <select
          className="select"
          aria-label={text('connected.deliveries.filter')}
          value={state}
          onChange={(event) => setFilter({ state: event.target.value })}
        >
          <option value="">{text('connected.deliveries.filter.all')}</option>
          {Object.entries(deliveryStateWords).map(([name, [, word]]) => (
            <option key={name} value={name}>
              {text(word)}
            </option>
          ))}
        </select>
      </div>
      <PartLoaded query={{ ...query, data: query.data?.pages.flatMap((page) => page.deliveries) }} rows={8}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <div className="clear">
              <h2>{text('connected.deliveries.none')}</h2>
              <p className="muted">{text('connected.deliveries.none.hint')}</p>
            </div>
          ) : (
            <DeliveriesTable webhookId={webhookId} deliveries={deliveries} onDone={done} />
          )
        }
      </PartLoaded>
      <ShowOlder query={query} />
    </>
  );
}
