import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';
import { ChangeCard } from './change-card.tsx';
import type { LinkedChange } from './stop-change-calls.ts';

/** A change that no longer waits: stopped, made, or not made for another reason. */
export function ChangeOver({ change: { state, dueAt }, isNews }: { change: LinkedChange; isNews: boolean }) {
  const text = useText();
  const { settings, timeZone } = useSite();
  const phone = settings.phoneNumber;
  const time = pageFormats().instant(new Date(dueAt), timeZone);
  const [title, said, kind] =
    state === 'stopped'
      ? ([text('stopChange.stopped.title'), text('stopChange.stopped', { phone }), 'success'] as const)
      : state === 'done'
        ? ([text('stopChange.done.title'), text('stopChange.done', { time, phone }), 'danger'] as const)
        : ([text('stopChange.over.title'), text('stopChange.over', { phone }), 'info'] as const);
  return (
    <ChangeCard title={title} isNews={isNews}>
      <Alert kind={kind}>{said}</Alert>
      <WayHome />
    </ChangeCard>
  );
}

/** A link that stops nothing that there is. */
export function UnknownLink() {
  const text = useText();
  return (
    <ChangeCard title={text('stopChange.unknown.title')} isNews>
      <Alert kind="danger">{text('stopChange.unknown')}</Alert>
      <WayHome />
    </ChangeCard>
  );
}

function WayHome() {
  const text = useText();
  return (
    <div className="actions actions--between">
      <ScreenLink className={buttonClass({ kind: 'secondary' })} to="home">
        {text('stopChange.home')}
      </ScreenLink>
    </div>
  );
}
