import signInArt from '../../../ui/art/sign-in.svg?raw';
import { Art } from '../../../ui/art.tsx';

/** The picture beside the sign-in form, drawn from the brand's colours. */
export default function SignInArt() {
  return <Art className="auth__picture" svg={signInArt} />;
}
