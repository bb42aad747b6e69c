import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { PublicMap } from './public-map.tsx';
import '../outage.css';

/** The outage map for everybody (service-77). */
export function Page() {
  const text = useText();
  return (
    <div className="container outage">
      <div className="outage-map__head">
        <div>
          <h1>{text('screen.outageMap')}</h1>
          <p className="outage__lead">{text('outageMap.lead')}</p>
        </div>
        <ScreenLink to="report-outage" className={buttonClass({ kind: 'secondary' })}>
          {text('outageMap.report')}
        </ScreenLink>
      </div>
      <PublicMap />
    </div>
  );
}
