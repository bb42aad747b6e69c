import { type IconName, icons } from './icons.ts';

interface Size {
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string;
}

/** A Lucide icon, hidden from screen readers: the words beside it say what it means. */
export function Icon({ name, ...size }: Size & { readonly name: IconName }) {
  return <Drawing drawing={icons[name]} {...size} />;
}

/** An icon that not every page needs, by its drawing (`?inner`): it comes with who shows it. */
export function Drawing({ drawing, size = 'm', className }: Size & { readonly drawing: string }) {
  return (
    <svg
      className={['icon', size !== 'm' && `icon--${size}`, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon's own paths, from the build
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
