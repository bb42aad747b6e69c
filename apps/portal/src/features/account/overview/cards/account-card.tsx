import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { inPageLanguage } from '../../../../lib/session/member-data.tsx';
import { MeterOpened } from '../my-meter.tsx';
import { myMeter } from '../overview-calls.ts';
import type { OverviewAccount, OverviewDetails } from '../use-overview.ts';

/** My Account (account-24), with the ways to the profile and to the meter's own page. */
export function AccountCard({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const meter = useMutation({
    mutationFn: (accountNumber: string) => myMeter({ params: { accountNumber } }),
    onSuccess: ({ link }) => window.open(link, '_blank', 'noopener'),
  });
  const { meters, services, spouseName } = details;
  const type = inPageLanguage(account.accountType);
  return (
    <Fold
      icon={gauge}
      title={text('overview.myAccount.title')}
      about={meters[0] === undefined ? type : text('overview.myAccount.about', { type, meter: meters.join(', ') })}
    >
      <div className="card__body">
        {meter.error && <Alert kind="danger">{meter.error.message}</Alert>}
        {meter.data && meter.variables === account.accountNumber && <MeterOpened link={meter.data.link} />}
        <KeyValues
          small
          rows={[
            { label: text('overview.myAccount.type'), value: type },
            { label: text('overview.billingType'), value: account.prepaidLabel ?? inPageLanguage(account.billingType) },
            ...services.map(({ serviceType, serviceStreet, meterNumber, serviceStatus }) => ({
              label: inPageLanguage(serviceType),
              value: [serviceStreet, meterNumber, inPageLanguage(serviceStatus)].filter(Boolean).join(', '),
            })),
            ...(spouseName === null ? [] : [{ label: text('overview.spouse'), value: spouseName }]),
            ...(meters.length === 0
              ? []
              : [
                  {
                    label: text(meters.length === 1 ? 'overview.myAccount.meter' : 'overview.myAccount.meters'),
                    value: meters.join(', '),
                  },
                ]),
          ]}
        />
      </div>
      <div className="card__foot">
        <ScreenLink to="account-profile">{text('overview.myAccount.profile')}</ScreenLink>
        <button type="button" className="link-btn" onClick={() => meter.mutate(account.accountNumber)}>
          {text('overview.myAccount.myMeter')}
        </button>
        {details.meterSenseccUrl !== null && (
          <ScreenLink to="meter-sense-cc">{text('overview.myAccount.meterSense')}</ScreenLink>
        )}
      </div>
    </Fold>
  );
}
