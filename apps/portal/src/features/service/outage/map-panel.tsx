import map from 'lucide-static/icons/map.svg?inner';
import { OutsideLink } from '../../../lib/address/outside-link.tsx';
import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
import { buttonClass } from '../../../ui/form/button.tsx';
import { Empty } from '../../../ui/state/empty.tsx';

/** The way to the co-op's outage map, another site (service-5). */
export function MapPanel() {
  const text = useText();
  const { outageMapLink } = useSite().configuration;
  return (
    <div className="card">
      <Empty icon={map} title={text('outagePage.map.title')}>
        <p>{text('outagePage.map.text')}</p>
        <OutsideLink className={buttonClass()} href={outageMapLink} target="_blank" rel="noopener noreferrer">
          {text('outagePage.map.open')}
        </OutsideLink>
      </Empty>
    </div>
  );
}
