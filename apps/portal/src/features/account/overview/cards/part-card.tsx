import type { ReactNode } from 'react';
import { useText } from '../../../../lib/text/text.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Loading } from '../../../../ui/state/loading.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { Part } from './part.ts';

interface PartCardProps<T> {
  readonly title: string;
  readonly part: Part<T>;
  /** Height of the card that comes, in pixels; it keeps its place until then. */
  readonly height: number;
  readonly phone?: number;
  /** Whether it says that it loads; one of a page's parts does. */
  readonly isSpoken?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** A card of the overview that loads and fails by itself: its place first, then the card, or why not and Try again. */
export function PartCard<T>({ title, part, height, phone, isSpoken = false, children }: PartCardProps<T>) {
  const text = useText();
  if (part.data !== undefined) return children(part.data);
  if (!part.error)
    return (
      <Loading isSpoken={isSpoken}>
        <Skeleton height={height} phone={phone} />
      </Loading>
    );
  return (
    <Card title={title}>
      <div className="card__body part-failed">
        <p role="status">{part.error.message}</p>
        <Button
          kind="secondary"
          size="s"
          aria-label={`${text('error.tryAgain')}: ${title}`}
          busy={part.isFetching}
          busyLabel={text('ui.loading')}
          onClick={() => void part.refetch()}
        >
          {text('error.tryAgain')}
        </Button>
      </div>
    </Card>
  );
}
