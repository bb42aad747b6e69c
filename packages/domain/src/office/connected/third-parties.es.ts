import type { thirdPartyTexts as english } from './third-parties.en.ts';

/** The same in Spanish. */
export const thirdPartyTexts = {
  'connected.parties': 'Empresas terceras',
  'connected.party.new': 'Nueva empresa tercera',
  'connected.party.new.words':
    'Una empresa a la que los socios pueden dar sus datos de consumo, desde su propio sitio. Cuando otra persona la haya aprobado, solo usted podrá mostrar aquí su secreto, una vez.',
  'connected.party.name': 'Nombre',
  'connected.party.name.hint': 'Lo que leen los socios, por ejemplo “Brightside Solar”.',
  'connected.party.site': 'Su sitio',
  'connected.party.privacy': 'Su página de privacidad',
  'connected.party.contact': 'Su contacto',
  'connected.party.returns': 'Direcciones de regreso',
  'connected.party.returns.hint': 'Una por línea, exactamente como las envía la empresa.',
  'connected.party.notify': 'Dirección para avisos (si la hay)',
  'connected.party.notify.hint':
    'Donde se le avisa de que hay datos nuevos. Empieza con https://. Su secreto se muestra en Webhooks.',
  'connected.party.may': 'Puede pedir',
  'connected.party.kind.use': 'Consumo, por hora',
  'connected.party.kind.bills': 'Facturas y tarifa',
  'connected.party.kind.sent-back': 'Energía devuelta',
  'connected.party.pkce': 'Sus solicitudes están ligadas por PKCE',
  'connected.party.pkce.hint': 'Déjelo activado, salvo que la empresa no pueda hacerlo.',
  'connected.party.connections': 'Conexiones',
  'connected.party.none': 'No hay ninguna empresa tercera registrada',
  'connected.party.none.hint':
    'Una empresa registrada puede pedir a los socios sus datos de consumo por Green Button Connect My Data.',
  'connected.party.made': 'La empresa tercera quedó registrada. Muestre su secreto en su fila.',
  'connected.party.shown': '{name}, client_id {id}. Copie el secreto ahora; no se muestra otra vez.',
  'connected.party.suspend': 'Detener',
  'connected.party.suspend.words':
    'No lee nada ni puede preguntar a nadie, de inmediato. Lo que los socios permitieron se conserva para cuando siga.',
  'connected.party.resume': 'Dejar que siga',
  'connected.party.resume.words': 'Vuelve a leer lo que los socios permitieron y no terminaron.',
  'connected.party.state.suspended': 'Detenida',
  'connected.party.page': 'Debe ser una dirección que empiece con https://.',
  'connected.party.noReturn': 'Indique al menos una dirección.',
  'connected.party.return':
    'No se puede volver a {address}: debe empezar con https:// y estar escrita completa, sin # ni *.',
  'connected.party.blocks': 'Elija al menos un tipo de datos.',
  'office.asks.thirdParties.register': 'Registrar una empresa tercera',
  'office.act.third-party-registered': 'Empresa tercera registrada',
  'office.act.third-party-secret-taken': 'Secreto de una empresa tercera mostrado',
  'office.act.third-party-suspended': 'Empresa tercera detenida',
  'office.act.third-party-resumed': 'Empresa tercera reanudada',
} satisfies Record<keyof typeof english, string>;
