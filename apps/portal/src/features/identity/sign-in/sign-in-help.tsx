import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Prose } from '@rochdale/ui/layout/prose.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';

/** The co-op's own words on signing in (identity-10). */
export default function SignInHelp({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { content } = useSite();
  return (
    <Dialog title={text('signIn.help')} open onClose={onClose} width="400">
      <Prose html={content.loginHelp} />
    </Dialog>
  );
}
