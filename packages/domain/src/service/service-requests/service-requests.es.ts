import type { serviceRequestTexts as english } from './service-requests.en.ts';

/** Service requests, in Spanish. */
export const serviceRequestTexts = {
  'serviceRequests.lead': 'Pídanos un trabajo en {address}.',
  'serviceRequests.new': 'Nueva solicitud',
  'serviceRequests.serviceType': 'Tipo de servicio',
  'serviceRequests.serviceType.choose': 'Elija un servicio',
  'serviceRequests.serviceType.required': 'El tipo de servicio es obligatorio.',
  'serviceRequests.phone': 'Teléfono',
  'serviceRequests.phone.required': 'El número de teléfono es obligatorio.',
  'serviceRequests.phone.invalid': 'Escriba el teléfono así: (987) 456-1230.',
  'serviceRequests.comments': 'Comentarios',
  'serviceRequests.comments.hint': 'Portones, perros, la mejor hora para ir.',
  'serviceRequests.comments.left': 'Quedan {left} caracteres.',
  'serviceRequests.submit': 'Enviar',
  'serviceRequests.submitting': 'Enviando',
  'serviceRequests.incomplete': 'Elija un tipo de servicio y escriba un número de teléfono para enviar.',
  'serviceRequests.done':
    'Su solicitud de servicio se ha enviado. El número de solicitud es {number}. Llamaremos al {phone}.',
  'serviceRequests.noTypes': 'No hay servicios que solicitar para esta cuenta.',
  'serviceRequests.noTypes.call': 'Llámenos al {phone}.',
  'serviceRequests.urgent': '¿Es urgente?',
  'serviceRequests.urgent.body':
    'No use este formulario. ¿Fuego, chispas o alguien herido? Llame primero al 911 y después a nosotros, a cualquier hora. Quédese al menos a 35 pies de cualquier cable. ¿Sin luz? Reporte un apagón.',
  'serviceRequests.urgent.number': 'Emergencias por apagones',
  'serviceRequests.urgent.report': 'Reportar un apagón',
  'serviceRequests.moving': '¿Se muda o construye?',
  'serviceRequests.moving.body': 'El servicio en otra dirección es un servicio nuevo.',
  'serviceRequests.moving.apply': 'Solicitar un nuevo servicio',
  'serviceRequests.past': 'Solicitudes anteriores',
  'serviceRequests.pages': 'Páginas de solicitudes anteriores',
  'serviceRequests.services': 'Servicios',
  'serviceRequests.requested': 'Solicitado',
  'serviceRequests.number': 'Número de solicitud',
  'serviceRequests.reviewStatus': 'Situación de la revisión',
  'serviceRequests.inReview': 'En revisión',
  'serviceRequests.workType.invalid': 'Este servicio no está disponible para esta cuenta.',
} satisfies Record<keyof typeof english, string>;
