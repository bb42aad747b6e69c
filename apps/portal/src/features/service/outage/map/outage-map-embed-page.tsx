import { useText } from '@rochdale/ui/text/text.ts';
import { PublicMap } from './public-map.tsx';
import '../outage.css';

/** The map as it stands in a frame of the co-op's own site (service-83). */
export function Page() {
  const text = useText();
  return (
    <main id="main" className="outage outage-map__embedded" tabIndex={-1}>
      <h1>{text('screen.outageMap')}</h1>
      <PublicMap />
    </main>
  );
}
