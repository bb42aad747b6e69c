import { Card } from '@rochdale/ui/layout/card.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import wrench from 'lucide-static/icons/wrench.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import { RequestForm } from './request-form.tsx';
import type { ServiceType } from './service-requests-calls.ts';

interface NewRequestProps {
  readonly accountNumber: string;
  readonly types: readonly ServiceType[];
  readonly onSettled: () => void;
}

/** A new request, or that there is nothing to ask for at this account. */
export function NewRequest({ types, ...rest }: NewRequestProps) {
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  return (
    <Card title={text('serviceRequests.new')}>
      {types.length > 0 ? (
        <RequestForm types={types} {...rest} />
      ) : (
        <Empty icon={wrench} title={text('serviceRequests.noTypes')}>
          <p>{text('serviceRequests.noTypes.call', { phone })}</p>
        </Empty>
      )}
    </Card>
  );
}
