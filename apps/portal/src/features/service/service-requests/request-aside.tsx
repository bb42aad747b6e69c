import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import arrowRight from 'lucide-static/icons/arrow-right.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { PhoneLink } from '../../../lib/address/phone-link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useSite } from '../../../lib/site.tsx';

/** What this form is not for: what is urgent, and service at another place. */
export function RequestAside() {
  const text = useText();
  const { settings, configuration } = useSite();
  const canReport = useGate('outage').open;
  const canApply = useGate('applicationForService').open;
  const { emergencyContactNumber: emergency } = settings;
  const { serviceAccountTypes: accountTypes } = configuration;
  return (
    <div className="col">
      {emergency !== undefined && (
        <aside className="card service-request__urgent" aria-labelledby="request-urgent">
          <h2 id="request-urgent">{text('serviceRequests.urgent')}</h2>
          <p className="muted">{text('serviceRequests.urgent.body')}</p>
          <p className="service-request__number">
            <PhoneLink number={emergency} />
          </p>
          <p className="small muted">{text('serviceRequests.urgent.number')}</p>
          {canReport && (
            <p className="service-request__way">
              <ScreenLink className="link-arrow" to="outage-status">
                {text('serviceRequests.urgent.report')}
                <Icon drawing={arrowRight} size="s" />
              </ScreenLink>
            </p>
          )}
        </aside>
      )}
      {canApply && (
        <aside className="card service-request__moving" aria-labelledby="request-moving">
          <h2 id="request-moving">{text('serviceRequests.moving')}</h2>
          <p className="muted">{text('serviceRequests.moving.body')}</p>
          <p className="service-request__way">
            {accountTypes.length > 0 ? (
              <ScreenLink className="link-arrow" to="service-type/select-service-type" state={{ accountTypes }}>
                {text('serviceRequests.moving.apply')}
                <Icon drawing={arrowRight} size="s" />
              </ScreenLink>
            ) : (
              <ScreenLink className="link-arrow" to="service-type/application-for-service">
                {text('serviceRequests.moving.apply')}
                <Icon drawing={arrowRight} size="s" />
              </ScreenLink>
            )}
          </p>
        </aside>
      )}
    </div>
  );
}
