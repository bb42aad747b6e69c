import { useText } from '@rochdale/ui/text/text.ts';
import lightbulb from 'lucide-static/icons/lightbulb.svg?inner';
import shieldCheck from 'lucide-static/icons/shield-check.svg?inner';
import trees from 'lucide-static/icons/trees.svg?inner';
import wrench from 'lucide-static/icons/wrench.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import { ExternalTile } from '../../../ui/figures/tile.tsx';

const icons: readonly string[] = [lightbulb, wrench, trees, shieldCheck];

/** Services and Products (website-28): tiles that open the co-op's other sites. */
export function Page() {
  const text = useText();
  const { content } = useSite();
  return (
    <div className="container">
      <div className="page-head">
        <div>
          <h1>{text('screen.servicesProducts')}</h1>
          <p>{text('services.lead')}</p>
        </div>
      </div>
      <ul className="tiles">
        {content.services.map((service, index) => (
          <li key={service.name}>
            <ExternalTile
              icon={icons[index % icons.length] ?? lightbulb}
              title={service.name}
              text={service.text}
              url={service.url}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
