import { newServiceName } from '@rochdale/domain/website/site/screen-names';
import { useText } from '@rochdale/ui/text/text.ts';
import { useLocation } from '@tanstack/react-router';
import building from 'lucide-static/icons/building-2.svg?inner';
import house from 'lucide-static/icons/house.svg?inner';
import plug from 'lucide-static/icons/plug.svg?inner';
import tractor from 'lucide-static/icons/tractor.svg?inner';
import { useEffect } from 'react';
import { useGoTo } from '../../../lib/address/address.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';

const form = 'service-type/application-for-service';

/**
 * The choice of account type before an application (service-32). The types come as navigation state; whoever opens
 * the screen directly gets the co-op's own, and where there are none the application at once.
 */
export function Page() {
  const text = useText();
  const goTo = useGoTo();
  const site = useSite();
  const { serviceAccountTypes } = site.configuration;
  const { state } = useLocation();
  const passed = 'accountTypes' in state && Array.isArray(state.accountTypes) ? state.accountTypes : [];
  const known = serviceAccountTypes.filter((type) => passed.includes(type));
  const types = known.length > 0 ? known : serviceAccountTypes;
  const isNone = types.length === 0;
  useEffect(() => {
    if (isNone) goTo(form, undefined, { replace: true });
  }, [isNone, goTo]);
  if (isNone) return null;
  return (
    <div className="container">
      <div className="page-head">
        <div>
          <h1>{text(newServiceName(site))}</h1>
          <p>{text('applicationForService.select.lead')}</p>
        </div>
      </div>
      <ul className="tiles tiles--3">
        {types.map((type) => (
          <li key={type}>
            <Tile
              icon={iconOf(type)}
              title={inPageLanguage(type)}
              text={text('applicationForService.select.apply', { type: inPageLanguage(type) })}
              to={form}
              state={{ accountType: type, accountTypes: types }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A picture for the types that co-ops commonly have. */
function iconOf(type: string): string {
  if (/resid|home|house/i.test(type)) return house;
  if (/farm|irrig|agri/i.test(type)) return tractor;
  return /busi|commer|indus/i.test(type) ? building : plug;
}
