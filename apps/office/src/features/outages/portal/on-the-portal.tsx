import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { Mark } from '../../../parts/mark.tsx';
import { useMomentText } from '../../../parts/moment.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { BannerDialog } from './banner-dialog.tsx';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import { type PortalWords, portalWordsKey, seePortalWords } from './portal-calls.ts';

/** What stands above the portal's pages, and whether it is closed (website-45, website-46). */
export function OnThePortal() {
  const text = useText();
  const query = useQuery({
    queryKey: portalWordsKey,
    queryFn: (asking) => seePortalWords({}, isAskedByPage(asking)),
    refetchInterval: 30_000,
  });
  return (
    <Section title={text('portalWords.title')}>
      <PartLoaded query={query} rows={2}>
        {(words) => <Standing words={words} />}
      </PartLoaded>
    </Section>
  );
}

function Standing({ words: { banner, maintenance } }: { words: PortalWords }) {
  const text = useText();
  const moment = useMomentText();
  const closed =
    maintenance.until === null
      ? text('portalWords.maintenance.onOpen')
      : text('portalWords.maintenance.on', { time: moment(maintenance.until) });
  return (
    <ul className="lines">
      <li className="outage__portal">
        <p>
          {banner.isOn && banner.until !== null ? (
            <>
              <Mark kind="run">{text('portalWords.banner.on', { time: moment(banner.until) })}</Mark>
              <small>{banner.en}</small>
            </>
          ) : (
            <Mark kind="off">{text('portalWords.banner.off')}</Mark>
          )}
        </p>
        <div className="end acts">
          <BannerDialog banner={banner} />
        </div>
      </li>
      <li className="outage__portal">
        <p>
          {maintenance.isOn ? (
            <Mark kind="bad">{closed}</Mark>
          ) : (
            <Mark kind="ok">{text('portalWords.maintenance.off')}</Mark>
          )}
        </p>
        <div className="end acts">
          <MaintenanceDialog maintenance={maintenance} />
        </div>
      </li>
    </ul>
  );
}
