import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { focusHeadingIn } from '@rochdale/ui/layout/focus-heading.ts';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import rotateCw from 'lucide-static/icons/rotate-cw.svg?inner';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import { type ReactNode, useEffect, useRef } from 'react';
import { timeIn } from '../../../../lib/device/clock.ts';
import { useSite } from '../../../../lib/site.tsx';
import type { Part } from './part.ts';
import './part-card.css';

interface PartCardProps<T> {
  readonly title: string;
  /** What is missing where it fails. */
  readonly missing: PlainTextCode;
  readonly part: Part<T>;
  /** Height of the card that comes, in pixels; it keeps its place until then, and where it fails. */
  readonly height: number;
  readonly phone?: number;
  /** Whether it says that it loads; one of a page's parts does. */
  readonly isSpoken?: boolean;
  /** What can be done without it. */
  readonly instead?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A card of the overview that loads and fails by itself (account-89): its place first, then the card, or why not. */
export function PartCard<T>(props: PartCardProps<T>) {
  const { part, height, phone, isSpoken = false, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  const hasCome = part.data !== undefined;
  useEffect(() => {
    if (!hasCome || !isRetried.current || !place.current) return;
    isRetried.current = false;
    focusHeadingIn(place.current);
  }, [hasCome]);
  const retry = (): void => {
    isRetried.current = true;
    part.refetch();
  };
  return (
    <div ref={place} className="part">
      {part.data !== undefined && children(part.data)}
      {part.data === undefined &&
        (part.error ? (
          <Missing {...props} error={part.error} onRetry={retry} />
        ) : (
          <Loading isSpoken={isSpoken}>
            <Skeleton height={height} phone={phone} />
          </Loading>
        ))}
    </div>
  );
}

type MissingProps<T> = Omit<PartCardProps<T>, 'children'> & { readonly error: Error; readonly onRetry: () => void };

function Missing<T>({ title, missing, part, error, height, phone = height, instead, onRetry }: MissingProps<T>) {
  const text = useText();
  const { timeZone } = useSite();
  const heights = { '--skel': `${height}px`, '--skel-phone': `${phone}px` };
  return (
    <div className="part-failed" style={{ ...heights, width: '100%' }}>
      <Card title={title}>
        <div className="part-failed__body">
          <Icon drawing={triangleAlert} />
          <div role="status">
            <p className="strong">{text(missing)}</p>
            <p className="small muted">
              {error.message} {text('overview.part.tried', { time: timeIn(timeZone, part.errorUpdatedAt) })}
            </p>
          </div>
          <div className="part-failed__act">
            {instead}
            <Button
              kind="secondary"
              size="s"
              aria-label={`${text('error.tryAgain')}: ${title}`}
              busy={part.isFetching}
              busyLabel={text('ui.loading')}
              onClick={onRetry}
            >
              <Icon drawing={rotateCw} size="s" />
              {text('error.tryAgain')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
