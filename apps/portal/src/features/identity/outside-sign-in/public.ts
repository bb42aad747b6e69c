export { OutsideTie } from './outside-tie.tsx';
