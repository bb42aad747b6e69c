import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waysKey, waysOfMember } from './messages-calls.ts';

/** The contacts of a member that something can go to, and which of them is chosen: the first until another is. */
export function useWay(memberNumber: string, label: string, isAsked: boolean) {
  const text = useText();
  const { data } = useQuery({
    queryKey: waysKey(memberNumber),
    queryFn: () => waysOfMember({ params: { memberNumber } }),
    enabled: isAsked,
  });
  const [chosen, setChosen] = useState<string>();
  const ways = data?.ways;
  const way = (chosen ?? ways?.[0]?.way) || undefined;
  const field =
    ways?.length === 0 ? (
      <p>{text('paymentLinks.way.none')}</p>
    ) : (
      <SelectField
        label={label}
        placeholder={text('paymentLinks.way.choose')}
        value={way ?? ''}
        required
        onChange={(event) => setChosen(event.target.value)}
        options={(ways ?? []).map((one) => ({
          value: one.way,
          label: text(one.channel === 'email' ? 'paymentLinks.way.email' : 'paymentLinks.way.text', { to: one.to }),
        }))}
      />
    );
  return { way, field };
}
