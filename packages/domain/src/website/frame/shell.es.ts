import type { shellTexts as english } from './shell.en.ts';

/** The page shell, in Spanish. */
export const shellTexts = {
  'shell.skip': 'Saltar al contenido principal',
  'shell.logo.home': ', inicio',
  'shell.announcement': 'Anuncio de emergencia',
  'shell.announcement.dismiss': 'Cerrar anuncio',
  'shell.announcement.more': 'Más',
  'shell.announcement.less': 'Menos',
  'shell.signIn': 'Iniciar sesión',
  'shell.signedOut': 'Su sesión está cerrada.',
  'shell.menu': 'Menú',
  'shell.chat': 'Chat',
  'shell.chat.with': 'Chatear con {agent}',
  'shell.footer.about': 'Quiénes somos',
  'shell.footer.follow': 'Síganos',
  'shell.footer.contact': 'Contáctenos',
  'shell.footer.fold': 'Quiénes somos, redes sociales y contacto',
  'shell.footer.emergency': 'Emergencias por apagones',
  'shell.footer.connect': 'Conéctese con nosotros',
  'shell.footer.website': 'Nuestro sitio web',
  'shell.footer.copyright': '© {year} {caption}',
  'shell.footer.terms': 'Condiciones de uso',
  'shell.footer.version': 'Versión: {version}',
  'shell.language': 'Idioma',
  'shell.accountNumber': 'Número de cuenta',
  'shell.payBill': 'Pagar factura',
} satisfies Record<keyof typeof english, string>;
