import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Prose } from '../../../ui/layout/prose.tsx';

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
