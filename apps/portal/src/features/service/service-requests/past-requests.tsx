import { formatDay } from '@rochdale/domain/dates';
import { requestPageSizes } from '@rochdale/domain/service/service-requests/service-request';
import check from 'lucide-static/icons/check.svg?inner';
import clock from 'lucide-static/icons/clock.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { useState } from 'react';
import { useText } from '../../../lib/text/text.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Pager, type PageState } from '../../../ui/table/pager.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { PastRequest } from './service-requests-calls.ts';

/** Review states that co-ops commonly use; another one is shown as it is. */
const tags = {
  'in review': { kind: 'info', icon: clock },
  reviewed: { kind: 'success', icon: check },
  declined: { kind: 'danger', icon: x },
} as const;
const isKnown = (state: string): state is keyof typeof tags => state in tags;

/** Past requests, newest first, a page at a time; a card each on phones (service-53). */
export function PastRequests({ requests, isBusy }: { requests: readonly PastRequest[]; isBusy: boolean }) {
  const text = useText();
  const [page, setPage] = useState<PageState>({ number: 1, size: requestPageSizes[0] });
  const first = (page.number - 1) * page.size;
  return (
    <Card title={text('serviceRequests.past')}>
      <Table caption={text('serviceRequests.past')} busy={isBusy}>
        <thead>
          <tr>
            <th scope="col">{text('serviceRequests.services')}</th>
            <th scope="col">{text('serviceRequests.requested')}</th>
            <th scope="col">{text('serviceRequests.number')}</th>
            <th scope="col">{text('serviceRequests.reviewStatus')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.slice(first, first + page.size).map((request) => (
            <Row key={request.soNumber} request={request} />
          ))}
        </tbody>
      </Table>
      <Pager
        label={text('serviceRequests.pages')}
        page={page}
        total={requests.length}
        sizes={requestPageSizes}
        onChange={setPage}
      />
    </Card>
  );
}

function Row({ request }: { request: PastRequest }) {
  const text = useText();
  const { description, creation, soNumber, reviewed } = request;
  const state = reviewed.toLowerCase();
  return (
    <tr>
      <th scope="row" className="span strong">
        {description}
      </th>
      <td data-l={text('serviceRequests.requested')} className="num">
        <time dateTime={creation}>{formatDay(creation)}</time>
      </td>
      <td data-l={text('serviceRequests.number')} className="num">
        {soNumber}
      </td>
      <td data-l={text('serviceRequests.reviewStatus')}>
        <Tag {...(isKnown(state) && tags[state])}>{reviewed}</Tag>
      </td>
    </tr>
  );
}
