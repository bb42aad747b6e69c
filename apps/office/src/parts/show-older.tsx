import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';

interface ShowOlderProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Below a list that goes on: its next page, added to what is shown. */
export function ShowOlder({ query }: ShowOlderProps) {
  const text = useText();
  if (!query.hasNextPage) return null;
  return (
    <div className="more">
      <Button kind="ghost" size="s" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {text('office.showOlder')}
      </Button>
    </div>
  );
}
