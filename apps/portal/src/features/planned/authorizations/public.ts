export { AuthorizationsCard } from './authorizations-card.tsx';
