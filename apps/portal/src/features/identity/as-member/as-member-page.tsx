import { useText } from '@rochdale/ui/text/text.ts';

/** What a window says in which somebody looked as a member, once that has ended (office-83). */
export function Page() {
  const text = useText();
  return (
    <main id="main" className="container stack">
      <h1>{text('asMember.over.title')}</h1>
      <p>{text('asMember.over')}</p>
    </main>
  );
}
