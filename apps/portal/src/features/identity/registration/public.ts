export { NewPasswordFields } from './new-password-fields.tsx';
export { QuestionFields } from './question-fields.tsx';
