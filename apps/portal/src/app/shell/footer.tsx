import { hasOpenFooter } from '@rochdale/domain/website/frame/footer';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { Site, SocialNetwork } from '@rochdale/domain/website/site/site';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Prose } from '@rochdale/ui/layout/prose.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import clock from 'lucide-static/icons/clock.svg?inner';
import externalLink from 'lucide-static/icons/external-link.svg?inner';
import house from 'lucide-static/icons/house.svg?inner';
import mail from 'lucide-static/icons/mail.svg?inner';
import mapPin from 'lucide-static/icons/map-pin.svg?inner';
import phone from 'lucide-static/icons/phone.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { ScreenLink } from '../../lib/address/link.tsx';
import { PhoneLink } from '../../lib/address/phone-link.tsx';
import { useSite } from '../../lib/site.tsx';
import { SocialIcon } from '../../ui/art/social-icon.tsx';
import { ChatLauncher } from './chat-launcher.tsx';
import { ColourModeSwitch } from './header/colour-mode-switch.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import './footer.css';

const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'Youtube',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  yelp: 'Yelp',
  linkedin: 'LinkedIn',
};

/** The footer (website-15): About Us, Follow Us, Contact Us, copyright, Terms Of Use, version; folded but on the co-op's own pages. */
export function Footer({ route }: { route: Route }) {
  const site = useSite();
  if (!hasOpenFooter(route)) return <FoldedFooter site={site} />;
  return (
    <footer className="site-footer on-deep">
      <div className="container">
        <FooterColumns site={site} />
        <FooterBase site={site} hasChat />
      </div>
    </footer>
  );
}

/** The same in little (website-43): whom to call first, the rest where it is looked for. */
function FoldedFooter({ site }: { site: Site }) {
  const text = useText();
  const { emergencyContactNumber: emergency, phoneNumber } = site.settings;
  return (
    <footer className="site-footer site-footer--folded">
      <div className="container">
        <div className="site-footer__first">
          {emergency && (
            <PhoneLink
              number={emergency}
              className="site-footer__urgent"
              icon={
                <>
                  <Icon drawing={zap} size="s" />
                  <span>{text('shell.footer.emergency')}</span>{' '}
                </>
              }
            />
          )}
          <PhoneLink number={phoneNumber} icon={<Icon drawing={phone} size="s" />} />
          <ChatLauncher />
        </div>
        <details>
          <summary>
            {text('shell.footer.fold')}
            <Icon drawing={chevronDown} size="s" />
          </summary>
          <FooterColumns site={site} isFolded />
        </details>
        <FooterBase site={site} />
      </div>
    </footer>
  );
}

interface ColumnsProps {
  readonly site: Site;
  /** The emergency number stands above the fold. */
  readonly isFolded?: boolean;
}

function FooterColumns({ site, isFolded = false }: ColumnsProps) {
  const text = useText();
  const { settings, content } = site;
  return (
    <div className="site-footer__grid">
      <div>
        <h2>{text('shell.footer.about')}</h2>
        <Prose className="site-footer__about" html={content.aboutUs} />
      </div>
      <div>
        {settings.social.length > 0 && (
          <>
            <h2>{text('shell.footer.follow')}</h2>
            <ul className="social">
              {settings.social.map(({ network, url }) => (
                <li key={network}>
                  <OutsideLink href={url} aria-label={networkNames[network]} target="_blank" rel="noopener noreferrer">
                    <SocialIcon network={network} />
                  </OutsideLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ContactFacts site={site} isFolded={isFolded} />
    </div>
  );
}

function ContactFacts({ site: { settings }, isFolded }: ColumnsProps) {
  const text = useText();
  return (
    <div>
      <h2>{text('shell.footer.contact')}</h2>
      <ul className="facts">
        <li>
          <Icon drawing={mapPin} />
          <span className="preserve-lines">{settings.address.join('\n')}</span>
        </li>
        <li>
          <Icon drawing={phone} />
          <span>
            <PhoneLink number={settings.phoneNumber} />
          </span>
        </li>
        <li>
          <Icon drawing={clock} />
          <span>{settings.officeHours}</span>
        </li>
        <li>
          <Icon drawing={mail} />
          <span>
            <OutsideLink href={`mailto:${settings.email}`}>{settings.email}</OutsideLink>
          </span>
        </li>
        {settings.emergencyContactNumber && !isFolded && (
          <li>
            <Icon drawing={zap} />
            <span>
              {text('shell.footer.emergency')}
              <br />
              <b>
                <PhoneLink number={settings.emergencyContactNumber} />
              </b>
            </span>
          </li>
        )}
        {settings.coopContactUsLink && (
          <li>
            <Icon drawing={externalLink} />
            <span>
              <OutsideLink href={settings.coopContactUsLink}>{text('shell.footer.connect')}</OutsideLink>
            </span>
          </li>
        )}
        {settings.coopWebsiteUrl && (
          <li>
            <Icon drawing={house} />
            <span>
              <OutsideLink href={settings.coopWebsiteUrl}>{text('shell.footer.website')}</OutsideLink>
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

function FooterBase({ site: { settings }, hasChat = false }: { site: Site; hasChat?: boolean }) {
  const text = useText();
  const { year, caption } = settings.copyright;
  return (
    <div className="site-footer__base">
      <span>{text('shell.footer.copyright', { year: String(year), caption })}</span>
      {hasChat && <ChatLauncher />}
      <LanguageSwitch />
      <ColourModeSwitch />
      <ScreenLink to="legal-terms">{text('shell.footer.terms')}</ScreenLink>
      <span>{text('shell.footer.version', { version: settings.appVersion })}</span>
    </div>
  );
}
